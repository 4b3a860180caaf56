import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { toPaise } from '../../../contract/money.ts';
import { inOtherLocales } from '../../../contract/other-locales.ts';
import type { TranslatedName } from '../../../contract/translations.ts';
import { STATED } from '../catalogue/assign-groups.ts';
import { identityOf, packKey } from '../catalogue/pack-key.ts';
import { splitSize } from '../catalogue/split-size.ts';
import { fixEncoding } from './fix-encoding.ts';
import { DETAIL_READERS } from './detail-words.ts';
import { drawingsOf } from './drawing-list.ts';
import { LABEL_READERS } from './label-words.ts';
import { pictureList } from './picture-list.ts';
import { isChilled, isNo, isYes } from './status-words.ts';
import { readCount } from './count-text.ts';
import type { RowFields } from './row-fields.ts';

/** Incremented when the same row would be written differently, so that the next import writes it again. */
const VERSION = 2;

const LARGEST_RUPEES = 1_000_000;

const Text = (max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => fixEncoding(text).slice(0, max).trim()),
  );
const OptionalText = (max: number) =>
  v.pipe(
    Text(max),
    v.transform((text) => (text === '' ? null : text)),
  );

/** Not truncated, because a shortened name would name something else; a name this long usually has an unclosed quote. */
const Name = (what: string, max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(fixEncoding),
    v.maxLength(max, `its ${what} is longer than ${max} characters`),
  );
const OptionalName = (what: string, max: number) =>
  v.pipe(
    Name(what, max),
    v.transform((text) => (text === '' ? null : text)),
  );

export const Price = (what: string) =>
  v.pipe(
    v.string(),
    v.transform((written) => written.replace(/₹|rs\.?|inr|\s/gi, '').replace(/(\d),(?=\d)/g, '$1')),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      if (value === '') addIssue({ message: `it has no ${what}` });
      else if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value)) addIssue({ message: `its ${what} is not a number` });
      else if (Number(value) <= 0) addIssue({ message: `its ${what} is not above 0` });
      else if (toPaise(Number(value)) === 0) addIssue({ message: `its ${what} is less than a paisa` });
      else if (Number(value) > LARGEST_RUPEES) addIssue({ message: `its ${what} is too large` });
    }),
    v.transform((written) => toPaise(Number(written))),
  );

export const Stock = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:\d{1,7})?$/, 'its stock is not a number'),
  v.transform((written) => (written === '' ? undefined : Number(written))),
);

/** What a label says is read from so many characters at most. */
const LabelText = v.pipe(
  v.string(),
  v.transform(fixEncoding),
  v.transform((text) => text.slice(0, 4000)),
);

/** As above, of which each line is an entry: line breaks are none any more once the encoding is fixed. */
const LabelList = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\r\n]+/g, '|')),
  LabelText,
);
const LabelFact = (read: (written: string) => string | null) => v.optional(v.pipe(LabelText, v.transform(read)));

/** Undefined where a cell says neither. */
const yesOrNo = (written: string): boolean | undefined => (isYes(written) ? true : isNo(written) ? false : undefined);

/** What has to be cold on the way has a sub-category, since that is what deliveries are told by. */
const CHILLED = 'Chilled';

const Row = v.pipe(
  v.object({
    sku: OptionalText(100),
    name: v.pipe(Name('name', 300), v.minLength(1, 'it has no name')),
    nameBn: v.optional(OptionalName('Bengali name', 300)),
    nameHi: v.optional(OptionalName('Hindi name', 300)),
    category: v.pipe(
      Name('category', 100),
      v.transform((name) => name || 'Other'),
    ),
    subCategory: OptionalName('sub-category', 100),
    brand: OptionalName('brand', 100),
    price: v.pipe(v.optional(v.string(), ''), Price('price')),
    mrp: v.optional(
      // Not a union, which would say of an MRP that it is none of what it takes.
      v.lazy((written) =>
        written === ''
          ? v.pipe(
              v.literal(''),
              v.transform(() => null),
            )
          : Price('MRP'),
      ),
    ),
    type: OptionalText(100),
    rating: v.pipe(
      v.optional(v.string(), ''),
      v.transform((written) => Math.min(5, Math.max(0, Number(written) || 0))),
    ),
    description: OptionalText(10_000),
    packSize: OptionalText(100),
    stock: v.optional(Stock),
    keywords: OptionalText(500),
    diet: v.optional(v.pipe(v.string(), v.transform(LABEL_READERS.diet))),
    claims: v.optional(v.pipe(LabelText, v.transform(LABEL_READERS.claims))),
    allergens: v.optional(v.pipe(LabelText, v.transform(LABEL_READERS.allergens))),
    nutrition: v.optional(v.pipe(LabelText, v.transform(LABEL_READERS.nutrition))),
    bestBefore: v.optional(v.pipe(LabelText, v.transform(LABEL_READERS.bestBefore))),
    hsn: v.optional(v.pipe(v.string(), v.transform(LABEL_READERS.hsn))),
    gstRate: v.optional(v.pipe(v.string(), v.transform(LABEL_READERS.gstRate))),
    highlights: v.optional(v.pipe(LabelList, v.transform(DETAIL_READERS.highlights))),
    details: v.optional(v.pipe(LabelList, v.transform(DETAIL_READERS.details))),
    origin: LabelFact(DETAIL_READERS.origin),
    maker: LabelFact(DETAIL_READERS.maker),
    importer: LabelFact(DETAIL_READERS.importer),
    fssai: LabelFact(DETAIL_READERS.fssai),
    consumerCare: LabelFact(DETAIL_READERS.consumerCare),
    seller: LabelFact(DETAIL_READERS.seller),
    chilled: v.optional(v.pipe(v.string(), v.transform(isChilled))),
    featured: v.optional(v.pipe(v.string(), v.transform(isYes))),
    mainSize: v.optional(v.pipe(v.string(), v.transform(yesOrNo))),
    drawing: v.optional(v.pipe(v.string(), v.transform(drawingsOf))),
    sold: v.optional(
      v.pipe(
        v.string(),
        v.transform((written) => readCount(written)),
      ),
    ),
    added: v.optional(v.string()),
    /** URLs or names of files, in order. */
    pictures: v.pipe(v.optional(v.string(), ''), v.transform(pictureList)),
    group: OptionalText(100),
  }),
  v.check(({ price, mrp }) => mrp == null || price <= mrp, 'its price is above its MRP'),
  v.check(({ name, description }) => !`${name}${description ?? ''}`.includes('\ufffd'), 'it is not UTF-8 text'),
);

type Checked = v.InferOutput<typeof Row>;

export interface ImportRow extends Omit<Checked, 'sku' | 'group' | 'nameBn' | 'nameHi'> {
  readonly sku: string;
  /** Undefined where the file has no column for them. */
  readonly translations?: TranslatedName | null | undefined;
  /** As it was written, with its size. */
  readonly fullName: string;
  readonly packKey: string;
  /** Of all but price, MRP and stock, and of what counts for new goods alone. */
  readonly hash: string;
}

/** What numbers begin with that no file gave. */
const UNNUMBERED = 'file:';
export const isNumbered = (sku: string): boolean => sku !== '' && !sku.startsWith(UNNUMBERED);

const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

type Written = string | null | undefined;
const translationsOf = (bn: Written, hi: Written): Pick<ImportRow, 'translations'> => {
  if (bn === undefined && hi === undefined) return {};
  const named = (name: Written) => (name ? { name } : null);
  return { translations: bn || hi ? { ...inOtherLocales(() => null), bn: named(bn), hi: named(hi) } : null };
};

/** Damaged by a spreadsheet, "8.90103E+12" is the number of many. */
const isDamaged = (sku: string): boolean => /^\d(?:\.\d+)?e\+?\d+$/i.test(sku);
/** Texts that stand for a missing number. */
const NO_SKU = /^(?:-+|n\/?a|nil|none|null|0+|does not apply)$/i;

/** How often each of the goods without a number has stood in a file that counts its rows. */
export type Repeats = Map<string, number>;

/**
 * What goods without a number are known by: name, brand and size, whatever way they are written.
 * @param repeats in a file that counts its rows, where the same name again is another row of it
 */
function unnumbered(
  { name, brand, packSize }: Pick<ImportRow, 'name' | 'brand' | 'packSize'>,
  repeats?: Repeats,
): string {
  const identity = sha256(identityOf(name, brand, packSize)).slice(0, 16);
  const before = repeats?.get(identity) ?? 0;
  repeats?.set(identity, before + 1);
  return `${UNNUMBERED}${identity}${before === 0 ? '' : `.${before + 1}`}`;
}

/** Returns a valid row, or the reason why it is refused. */
export function readRow(written: RowFields, repeats?: Repeats): ImportRow | string {
  const read = v.safeParse(Row, written);
  if (!read.success) return read.issues[0].message;
  const { sku, group, nameBn, nameHi, sold, added, ...fields } = read.output;
  const subCategory = fields.subCategory ?? (fields.chilled ? CHILLED : null);
  const row = { ...fields, subCategory, ...translationsOf(nameBn, nameHi) };
  const named = { ...row, ...splitSize(row.name, row.packSize) };
  const key = group === null ? packKey(named) : `${STATED}${group}`;
  const { price: _price, mrp: _mrp, stock: _stock, ...content } = named;
  return {
    ...named,
    sold,
    added,
    sku: sku === null || isDamaged(sku) || NO_SKU.test(sku) ? unnumbered(named, repeats) : sku,
    fullName: row.name,
    packKey: key,
    hash: sha256([VERSION, content, key]),
  };
}
