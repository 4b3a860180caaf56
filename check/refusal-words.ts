import { isNested } from './kind.ts';

/** Fields in which a refusal says why, in words; the first of them say most. */
const SAYS = [/message|msg/i, /detail|description|reason|violation|error|title|info|text/i];
const MAX_LENGTH = 160;

const isSentence = (text: string): boolean => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;

/** The sentence in which a provider says why it refuses; nothing else of the answer, which may be a customer’s. */
export function wordsOfRefusal(body: unknown, isReason = false, depth = 0): string | undefined {
  if (typeof body === 'string') return isReason && isSentence(body) ? body : undefined;
  if (!isNested(body, depth)) return undefined;
  const named = SAYS.map((says) => Object.entries(body).filter(([name]) => says.test(name)));
  // A sentence at hand comes before one further within.
  const within = [...named, Object.entries(body)].flat();
  const sorted = within.toSorted(([, a], [, b]) => Number(isNested(a, 0)) - Number(isNested(b, 0)));
  for (const [name, value] of sorted) {
    const words = wordsOfRefusal(value, isReason || SAYS.some((says) => says.test(name)), depth + 1);
    if (words !== undefined) return words;
  }
  return undefined;
}

/**
 * A refusal’s words without what is somebody’s own: `personal` is left out, and so are addresses of e-mail and long numbers.
 * @example quote('9830000001 is not registered.', []) // '“9999999999 is not registered.”'
 */
export function quote(words: string, personal: Iterable<string>): string {
  let text = words.replace(/\S{0,64}@\S{1,255}/g, 'a@a.a');
  for (const each of personal) text = text.replaceAll(each, '…');
  text = text.replace(/\d{5,}/g, (digits) => '9'.repeat(digits.length));
  return `“${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}”`;
}
