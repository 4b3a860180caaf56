import type { GenericSchema } from 'valibot';
import type { Call } from '../contract/call.ts';
import { namedSchemas } from '../contract/named-schemas.ts';
import { isRecord, type JsonObject } from '../src/adapter/json.ts';
import type { Exchange } from './client.ts';
import { type Field, fieldsOf } from './fields.ts';
import { plain } from './findings.ts';
import { callName } from './verdict.ts';

/** A call that the shop can’t read, or that it needs and the provider lacks. */
export interface Unread {
  readonly call: Call;
  /** What is wrong with it. */
  readonly notes: readonly string[];
  /** Whether it was refused, be it with status 200. */
  readonly isRefused: boolean;
  /** As it was answered last; undefined where no answer came. */
  readonly exchange: Exchange | undefined;
}

const FROM_ZERO = [
  '  // Pages are counted from 0, and the shop asks for page 1 first.',
  '  every: {',
  '    request: (sent) =>',
  "      sent.query?.['page'] === undefined",
  '        ? sent',
  "        : { ...sent, query: { ...sent.query, page: Number(sent.query['page']) - 1 } },",
  '  },',
];

/**
 * A first `shop.adapter.ts` for those calls: it compiles, and passes on what it gets. Null where none is needed.
 * @param countsFromZero whether the provider's first page is page 0
 */
export function suggestAdapter(unread: ReadonlyMap<string, Unread>, countsFromZero = false): string | null {
  if (unread.size === 0 && !countsFromZero) return null;
  const entries = [...unread].map(([name, one]) => ({
    ...one,
    type: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  }));
  const answered = entries.filter(({ isRefused }) => !isRefused);
  return [
    "import type { ShopAdapter } from './src/adapter/extension.ts';",
    '',
    '// A beginning by `npx haat check --suggest`: each call passes on what it gets. Change what it returns until the check reads it.',
    '// Types have names and kinds of what came, no values. docs/provider.md says what each field means.',
    '',
    ...answered.map(({ type, exchange }) => `type ${type} = ${typeOf([bodyOf(exchange)])};\n`),
    'const adapter: ShopAdapter = {',
    ...(countsFromZero ? FROM_ZERO : []),
    ...entries.map(stub),
    '};',
    '',
    'export default adapter;',
    '',
  ].join('\n');
}

/** What `answer` is given. */
const bodyOf = (exchange: Exchange | undefined): unknown => (exchange?.isJson ? (exchange.body ?? {}) : undefined);

function stub({ call, notes, isRefused, exchange, type }: Unread & { readonly type: string }): string {
  const sent = call.body ?? call.query;
  const [comment, passes] = isRefused
    ? [
        [...(sent ? ['Sent', ...wanted(sent)] : []), ...`Refused with ${typeOf([bodyOf(exchange)])}`.split('\n')],
        'request: (sent) => sent',
      ]
    : [['Wanted', ...wanted(call.answer)], `answer: (received: ${type}) => received`];
  return [
    ...[...notes, ...comment].map((text) => `  // ${plain(text)}`),
    `  '${callName(call)}': {`,
    `    ${passes},`,
    '  },',
  ].join('\n');
}

const wanted = (schema: GenericSchema): string[] =>
  fieldsOf(schema).map(
    ({ path, type, optional, pointsAt }) =>
      `  ${path}: ${type}${optional ? ', which may be left out' : ''}${partsOf(pointsAt)}`,
  );

/** The fields that a named shape can’t be without. */
function partsOf(name: string | undefined): string {
  const schema = name === undefined ? undefined : namedSchemas[name];
  const must = schema ? fieldsOf(schema).filter(({ optional, path }) => !optional && !path.includes('.')) : [];
  return must.length > 0 ? ` (${must.map(({ path, type }: Field) => `${path}: ${type}`).join(', ')})` : '';
}

const MAX_DEPTH = 8;
const MAX_FIELDS = 80;
const MAX_SAMPLES = 100;
/** A name with so many digits is a number. */
const MAX_DIGITS = 4;

/** What came at one place, as a TypeScript type: names and kinds, nothing that was in it. */
function typeOf(values: readonly unknown[], depth = 0, indent = ''): string {
  if (depth > MAX_DEPTH) return 'unknown';
  const samples = values.slice(0, MAX_SAMPLES);
  const lists = samples.filter((value) => Array.isArray(value));
  const objects = samples.filter(isRecord);
  const items = lists.flat() as unknown[];
  const types = [
    ...new Set(samples.filter((value) => typeof value !== 'object').map((value) => typeof value)),
    ...(samples.includes(null) ? ['null'] : []),
    ...(lists.length > 0 ? [`readonly (${items.length > 0 ? typeOf(items, depth + 1, indent) : 'unknown'})[]`] : []),
    ...(objects.length > 0 ? [objectType(objects, depth, indent)] : []),
  ];
  return types.join(' | ');
}

function objectType(objects: readonly JsonObject[], depth: number, indent: string): string {
  const keys = [...new Set(objects.flatMap(Object.keys))];
  const values = objects.flatMap(Object.values);
  const names = areEntries(values) ? [] : keys.filter(isName).slice(0, MAX_FIELDS);
  if (names.length === 0)
    return keys.length === 0 ? 'object' : `Readonly<Record<string, ${typeOf(values, depth + 1, indent)}>>`;
  const fields = names.map((name) => {
    const found = objects.filter((object) => Object.hasOwn(object, name)).map((object) => object[name]);
    const optional = found.length < objects.length ? '?' : '';
    return `readonly ${JSON.stringify(name)}${optional}: ${typeOf(found, depth + 1, `${indent}  `)}`;
  });
  const others = names.length < keys.length ? ['readonly [other: string]: unknown'] : [];
  return `{\n${[...fields, ...others].map((field) => `${indent}  ${field};\n`).join('')}${indent}}`;
}

/** Whether they are alike, as under keys that are somebody’s name or id. */
function areEntries(values: readonly unknown[]): boolean {
  const kinds = new Set(values.map((value) => isRecord(value) && Object.keys(value).sort().join()));
  return values.length > 1 && kinds.size === 1 && !kinds.has(false);
}

/** Whether a key can be a field’s name; otherwise it may be somebody’s number or address. */
const isName = (key: string): boolean =>
  /^[A-Za-z_$@][\w$:.-]{0,39}$/.test(key) && key.replace(/\D/g, '').length < MAX_DIGITS;
