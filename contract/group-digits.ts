/**
 * A number with its digits grouped as India does, in any of the shop's languages. Not by `Intl`, whose first number format takes a
 * slow phone 60 to 120 ms.
 * @example groupDigits('1234567') // '12,34,567'
 * @example groupDigits('-1234.50') // '-1,234.50'
 */
export const groupDigits = (number: string): string => number.replace(/\d+/, grouped);

/** The last three digits, and pairs before them; the first may be one digit. */
function grouped(whole: string): string {
  const rest = whole.slice(0, -3);
  const first = rest.slice(0, rest.length % 2);
  const pairs = rest.slice(first.length).match(/\d\d/g) ?? [];
  return [...(first ? [first] : []), ...pairs, whole.slice(-3)].join(',');
}
