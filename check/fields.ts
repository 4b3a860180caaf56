import type { GenericSchema } from 'valibot';
import { Id } from '../contract/id.ts';
import { Price, Rupees } from '../contract/money.ts';
import { namedSchemas } from '../contract/named-schemas.ts';
import { MultiLineText, SingleLineText, Slug } from '../contract/safe-text.ts';

/** A field of a body, a query or an answer, as whoever writes a provider has to know it. */
export interface Field {
  /** With dots where it lies deeper and `[]` for every entry of a list, such as `data[].category.name`. */
  readonly path: string;
  /** In words: `text`, `list of Product`. */
  readonly type: string;
  /** Whether it may be left out or be null. */
  readonly optional: boolean;
  /** The name of the schema that the type points at, where it has one. */
  readonly pointsAt: string | undefined;
}

/** The parts of valibot’s schemas that fields are told by. */
interface Parts {
  readonly type: string;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly fallback?: unknown;
  readonly pipe?: readonly { readonly type: string }[];
}
const partsOf = (schema: GenericSchema): Parts => schema as unknown as Parts;

const OPTIONAL = new Set(['nullish', 'optional', 'nullable']);
const WORDS: readonly (readonly [unknown, string])[] = [
  [Id, 'id'],
  [Rupees, 'rupees'],
  [Price, 'rupees'],
  [SingleLineText, 'text'],
  [MultiLineText, 'long text'],
  [Slug, 'slug'],
];
const BASE: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'number',
  record: 'object',
  unknown: 'anything',
};

const isOptional = (schema: GenericSchema): boolean => {
  const { type, fallback } = partsOf(schema);
  return OPTIONAL.has(type) || fallback !== undefined;
};

/** The schema without `optional` and `nullable`. */
function unwrap(schema: GenericSchema): GenericSchema {
  const { type, wrapped } = partsOf(schema);
  return OPTIONAL.has(type) && wrapped && schema !== Slug ? unwrap(wrapped) : schema;
}

const entriesOf = (schema: GenericSchema) => partsOf(schema).entries ?? {};

/** Number of common fields from which a schema counts as an extension of a named one. */
const SAME_SHAPE = 5;

const isWithin = (named: GenericSchema, schema: GenericSchema): boolean => {
  const fields = Object.entries(entriesOf(named));
  return fields.length >= SAME_SHAPE && fields.every(([name, entry]) => entriesOf(schema)[name] === entry);
};

/** The named schema that this is, or the largest that it has all the fields of. */
function nameOf(schema: GenericSchema): string | undefined {
  const exact = Object.entries(namedSchemas).find(([, named]) => named === schema);
  if (exact) return exact[0];
  const size = (named: GenericSchema) => Object.keys(entriesOf(named)).length;
  const within = Object.entries(namedSchemas).filter(([, named]) => isWithin(named, schema));
  return within.sort(([, a], [, b]) => size(b) - size(a))[0]?.[0];
}

function typeOf(schema: GenericSchema): string {
  const word = WORDS.find(([named]) => named === schema)?.[1] ?? nameOf(schema);
  if (word) return word;
  const { type, item, options, pipe, literal } = partsOf(schema);
  if (item) return `list of ${typeOf(unwrap(item))}`;
  if (type === 'picklist') return (options ?? []).map((option) => `\`${String(option)}\``).join(', ');
  if (type === 'literal') return `\`${String(literal)}\``;
  if (type === 'union') return [...new Set((options ?? []).map((one) => typeOf(one as GenericSchema)))].join(' or ');
  if (pipe?.some((step) => step.type === 'iso_date')) return 'date, as 2026-11-21';
  return BASE[type] ?? type;
}

/** Every field of a schema, down to where one of the contract’s named shapes begins. */
export function fieldsOf(schema: GenericSchema, within = '', excluded: object = {}): readonly Field[] {
  const entries = Object.entries(entriesOf(unwrap(schema))).filter(([name]) => !(name in excluded));
  return entries.flatMap(([name, entry]) => {
    const { item } = partsOf(unwrap(entry));
    const inner = unwrap(item ?? entry);
    const pointsAt = nameOf(inner);
    const named = pointsAt === undefined ? undefined : namedSchemas[pointsAt];
    const path = within + name;
    const deeper = fieldsOf(inner, `${path}${item ? '[]' : ''}.`, named && entriesOf(named));
    const type = pointsAt ?? (deeper.length > 0 ? 'object' : typeOf(inner));
    return [{ path, type: item ? `list of ${type}` : type, optional: isOptional(entry), pointsAt }, ...deeper];
  });
}
