import { groupDigits } from '../../contract/group-digits.ts';
import { current, tag } from './current.ts';

/** The names in braces: `'price' | 'name'` of `'{name} costs {price}'`. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text extends string> = Readonly<Record<Placeholder<Text>, string | number>>;

/** A literal text: one that is only known at run time has no translation. */
export type Literal<Text extends string> = string extends Text ? never : Text;

/** A text with its placeholders filled. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The text as it is said in the language of the page, its placeholders as they are. */
export const translated = (text: string): string => current().messages[text] ?? text;

/**
 * The text in the language of the page; in English, the text itself.
 * @example t('Was {price}', { price: rupees(6000) }) // 'Was ₹60'
 */
export const t = <const Text extends string>(
  text: Literal<Text>,
  ...values: [Placeholder<Text>] extends [never] ? [] : [Values<Text>]
): string => fill(translated(text), values[0]);

/**
 * The text for a number of things, with the number in its `{count}`.
 * @example plural(4, '{count} item', '{count} items') // '4 items'
 */
export function plural<const One extends string, const Other extends string>(
  count: number,
  one: Literal<One>,
  other: Literal<Other>,
  ...values: [Exclude<Placeholder<One | Other>, 'count'>] extends [never]
    ? []
    : [Readonly<Record<Exclude<Placeholder<One | Other>, 'count'>, string | number>>]
): string {
  const text = new Intl.PluralRules(tag()).select(count) === 'one' ? one : other;
  return fill(translated(text), { ...values[0], count: groupDigits(String(count)) });
}
