/**
 * Describes the form of a value, never its content. Letters become `a`, digits `9`, and a long text is cut.
 * @example kindOf('₹ 1,299') // 'text like “₹ 9,999”'
 * @example kindOf([1, 2]) // 'a list of 2'
 */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return value === '' ? 'an empty text' : `text like “${patternOf(value)}”`;
  if (typeof value === 'number') return `a number like ${patternOf(String(value))}`;
  if (typeof value === 'boolean') return 'true or false';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const keys = Object.keys(value);
  return keys.length > 0 ? `an object with ${keys.slice(0, MAX_KEYS).join(', ')}` : 'an empty object';
}

const MAX_KEYS = 6;
const MAX_PATTERN = 24;

const patternOf = (text: string): string => {
  const pattern = text
    .replace(/\p{L}\p{M}*/gu, 'a')
    .replace(/\p{N}/gu, '9')
    .replace(/\p{Cc}/gu, ' ');
  return pattern.length > MAX_PATTERN ? `${pattern.slice(0, MAX_PATTERN)}…` : pattern;
};

const WOULD_DO: Readonly<Record<string, string>> = {
  number: 'a number such as 47.6',
  string: 'a text',
  boolean: 'true or false',
  Object: 'an object',
  Array: 'a list',
  '>=0': 'a number that is not below 0',
  '(string | number)': 'an id: a text or a number',
};

/**
 * Describes the value received and the kind that valibot expected.
 * @example mismatch('47.60', 'number') // 'text like “99.99” came, a number such as 47.6 would do'
 */
export const mismatch = (received: unknown, expected: string | null): string =>
  received === undefined
    ? 'nothing came, and it has to be there'
    : `${kindOf(received)} came, ${WOULD_DO[expected ?? ''] ?? expected ?? 'something else'} would do`;

const MAX_DEPTH = 8;

/** Whether there is something within that is worth looking into. */
export const isNested = (body: unknown, depth: number): body is object =>
  typeof body === 'object' && body !== null && depth < MAX_DEPTH;
