import { isRecord, type JsonObject, plainName, snake } from './json.ts';
import { isSpelling, spellingsOf } from './names.ts';
import { fieldsIn } from './refusal.ts';
import { wordFor } from './words.ts';

/** What the adapter can find out when a provider asks for it. */
export type Wanted = 'customerId' | 'cartTotal' | 'pincode';

/** A guess: names of the cart's amount that a provider may miss in a call that does not send it. */
const CART_TOTAL = /^(?:order|cart|bill|sub|item|items)?(?:total|amount|value|price|totalprice|totalamount|amonut)$/;
const wantedAt = (name: string): Wanted | undefined =>
  isSpelling('customerId', name) ? 'customerId' : CART_TOTAL.test(plainName(name)) ? 'cartTotal' : undefined;

/** How a provider wants a call's fields; all by our names. */
export interface Wording {
  readonly renamed: Readonly<Record<string, string>>;
  readonly dropped: readonly string[];
  /** Words of ours and theirs, by field. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields that the shop does not send, by their names, with what the provider wants there. */
  readonly added?: Readonly<Record<string, Wanted>>;
  /** What a first and a last name are called, where a name is kept as both. */
  readonly nameParts?: { readonly first: string; readonly last: string };
  /** Lists that are sent as `1,2`, where `["1","2"]` is refused. */
  readonly byComma?: readonly string[];
  /** Every usual name of every field at once, for a provider that does not say which it misses. */
  readonly all?: boolean;
}

export const OURS: Wording = { renamed: {}, dropped: [], words: {} };

/** Query parameters beyond section 7, or that a provider may do without. */
const OPTIONAL_QUERY = ['sortBy', 'inStock', 'diet', 'minPrice', 'maxPrice', 'detail', 'pincodeId'];
/** Never dropped: without these an order or a cart line would be another one. */
const NEEDED = [
  'phone',
  'otp',
  'productId',
  'quantity',
  'code',
  'couponCode',
  'addressId',
  'slotId',
  'pincodeId',
  'line1',
];

/** A guess at what a sentence means: that something is missing. */
const MISSING =
  /\b(?:required|require|missing|must|need(?:s|ed)?|provide|expect(?:ed|s)?|undefined|null|blank|empty|should not be empty|not defined|mandatory|enter|specify)\b/i;
/** A guess at what a sentence means: that a name is not known. */
const UNWANTED =
  /\b(?:should not exist|unknown|unexpected|not allowed|unrecogni[sz]ed|additional propert|not permitted|extra|unsupported|not (?:an? )?(?:known|recogni[sz]ed|expected|defined|supported|accepted)|(?:no such|not an?(?: \w+)?) (?:field|param(?:eter)?|property|attribute|key|column)|invalid (?:sort|parameter|param|query))/i;
/** A guess at what a sentence means: that something is wrong, and no word of what. */
const VAGUE =
  /^$|\b(?:bad request|invalid (?:request|body|payload|input|data|parameters?|json)|validation|malformed|schema|fields? (?:are|is) (?:missing|required)|missing (?:required )?(?:fields?|parameters?|data)|incomplete)\b/i;

/** A guess: a provider that wants one name in snake_case wants all of them so; a refusal never names a field that may be left out. */
function nameOf(field: string, { renamed }: Wording): string {
  // What is called addressLine1 has an addressLine2 beside it.
  if (field === 'line2' && !renamed['line2'] && renamed['line1']?.endsWith('1'))
    return renamed['line1'].replace(/1$/, '2');
  return renamed[field] ?? (Object.values(renamed).some((name) => name.includes('_')) ? snake(field) : field);
}

/** The same fields in the words of a provider. */
export function put(fields: JsonObject, wording: Wording): JsonObject {
  const { dropped, words, all, nameParts, byComma } = wording;
  const entries: [string, unknown][] = [];
  for (const [field, value] of Object.entries(fields)) {
    if (dropped.includes(field)) continue;
    if (field === 'name' && nameParts && typeof value === 'string') {
      const [last = '', ...before] = value.trim().split(/\s+/).toReversed();
      entries.push(
        [nameParts.first, before.toReversed().join(' ') || last],
        [nameParts.last, before.length > 0 ? last : ''],
      );
      continue;
    }
    const list = byComma?.includes(field) ? listIn(value) : undefined;
    const word = list?.join() ?? (typeof value === 'string' ? (words[field]?.[value] ?? value) : value);
    entries.push([nameOf(field, wording), word]);
    if (all) for (const other of spellingsOf(field)) entries.push([other, word], [snake(other), word]);
    if (all) entries.push([snake(field), word]);
  }
  // Our own names come last, so that none is overwritten by another field's other name.
  return Object.fromEntries([
    ...entries,
    ...(all ? Object.entries(fields).filter(([field]) => !dropped.includes(field)) : []),
  ]);
}

/** Every text of a refusal with the field it is about, where it says so. */
function complaints(refusal: unknown): { field: string | null; text: string }[] {
  const named = Object.entries(fieldsIn(refusal)).map(([field, text]) => ({ field, text }));
  return [...named, ...textsIn(refusal).map((text) => ({ field: null, text }))];
}

function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, depth + 1));
  return isRecord(value) ? Object.values(value).flatMap((entry) => textsIn(entry, depth + 1)) : [];
}

/** With the word for a value that a refusal names, where it names one and none was learned before. */
function withWord(wording: Wording, field: string, value: string, refusal: string): Wording | undefined {
  const { words } = wording;
  const word = words[field]?.[value] === undefined ? wordFor(field, value, refusal) : undefined;
  return word === undefined
    ? undefined
    : { ...wording, words: { ...words, [field]: { ...words[field], [value]: word } } };
}

/** The wording that a refusal of the sent names and words asks for; null when it is about something else, such as a wrong code. */
export function reworded(fields: JsonObject, wording: Wording, refusal: unknown): Wording | null {
  const sent = put(fields, wording);
  const problems = complaints(refusal);
  const whole = problems.map(({ text }) => text).join('\n');
  let next = wording;
  const named: string[] = [];
  for (const { field, text } of problems) {
    for (const name of field === null ? namesIn(text) : [field]) {
      const isUnwanted = UNWANTED.test(text);
      const ours = Object.keys(fields).find((ourField) => nameOf(ourField, wording) === name);
      // A guess: an empty field may be dropped, whatever the refusal says of it.
      const isNothing = ours !== undefined && (fields[ours] ?? '') === '' && !MISSING.test(text);
      if (ours !== undefined && (isUnwanted || isNothing) && !NEEDED.includes(ours))
        next = { ...next, dropped: [...next.dropped, ours] };
      else if (ours !== undefined && isUnwanted && IS_FIELD.test(text)) {
        const other = namesIn(text).find((word) => word !== name && isSpelling(ours, word)) ?? nextSpelling(ours, name);
        if (other !== undefined) next = { ...next, renamed: { ...next.renamed, [ours]: other } };
      }
      if (name in sent || isUnwanted || (field === null && !MISSING.test(text))) continue;
      // What this call asks for counts before what another call was content with.
      const candidates = Object.keys(fields).filter((ourField) => isSpelling(ourField, name));
      const isNamed = field !== null || isField(name);
      const meant = candidates.find((ourField) => !(ourField in next.renamed)) ?? (isNamed ? candidates[0] : undefined);
      if (meant !== undefined) {
        next = { ...next, renamed: { ...next.renamed, [meant]: name } };
        named.push(meant);
      }
      const wanted = meant === undefined && MISSING.test(text) && isField(name) ? wantedAt(name) : undefined;
      if (wanted && !(name in (next.added ?? {}))) next = { ...next, added: { ...next.added, [name]: wanted } };
    }
  }
  // A field whose other name is reported as missing is renamed, not dropped.
  if (named.length > 0) next = { ...next, dropped: next.dropped.filter((field) => !named.includes(field)) };
  for (const [field, value] of Object.entries(fields)) {
    const name = nameOf(field, wording);
    if (
      typeof value === 'string' &&
      new RegExp(`\\b${name}\\b`, 'i').test(`${whole} ${problems.map((one) => one.field).join(' ')}`)
    )
      next = withWord(next, field, value, whole) ?? next;
  }
  if (next !== wording) return next;
  if (
    wording.all ||
    problems.some(({ field, text }) => field === null && text.length > 0 && !VAGUE.test(text) && /\s/.test(text))
  )
    return null;
  return { ...wording, all: true };
}

/** A guess at what a sentence means: that it is about a field rather than about what is in it. */
const IS_FIELD = /\b(?:field|propert|attribute|param|key|column)/i;

/** The usual name after the one that a provider does not know. */
function nextSpelling(field: string, name: string): string | undefined {
  const all = [field, ...spellingsOf(field)];
  return all[all.findIndex((other) => plainName(other) === plainName(name)) + 1];
}

/** A guess: `order_amount` and `cartTotal` are names, `total` and `price` may be words of a sentence. */
const isField = (name: string): boolean => /[a-z][A-Z]|_/.test(name);

/** A guess: words of a message that may be names of fields: `mobile`, `otp_code`, `productId`. */
const namesIn = (text: string): string[] => [...new Set(text.match(/[a-z][\w-]*/gi) ?? [])];

/** The entries of a list that is sent as JSON. */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (typeof value !== 'string' || !value.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** A query that a provider refuses: with its lists by commas, without the parameter it names, or without all it may not know; null when nothing is left to try. */
export function requeried(query: JsonObject, wording: Wording, refusal: unknown): Wording | null {
  const problems = complaints(refusal);
  const whole = problems.map(({ field, text }) => `${field ?? ''} ${text}`).join('\n');
  const named = Object.keys(query).filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(whole));
  const sort = query['sortBy'];
  if (typeof sort === 'string' && /sort/i.test(whole)) {
    const next = withWord(wording, 'sortBy', sort, whole);
    if (next) return next;
  }
  const { byComma = [] } = wording;
  const lists = Object.keys(query).filter((name) => !byComma.includes(name) && listIn(query[name]));
  if (lists.length > 0 && (named.length === 0 || lists.some((name) => named.includes(name))))
    return { ...wording, byComma: [...byComma, ...lists] };
  const can = OPTIONAL_QUERY.filter((name) => query[name] !== undefined && !wording.dropped.includes(name));
  const drop =
    named.length > 0 ? can.filter((name) => named.includes(name) || (name === 'sortBy' && /sort/i.test(whole))) : can;
  return drop.length === 0 ? null : { ...wording, dropped: [...wording.dropped, ...drop] };
}
