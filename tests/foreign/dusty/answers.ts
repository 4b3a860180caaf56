import { Refusal, text, type Answer } from '../small-server.ts';

/** What PHP calls everything, unless a script says otherwise: JSON too. */
export const HTML = { 'content-type': 'text/html; charset=UTF-8' };

/** Whatever is meant is in `result`, one thing too; what belongs to all of it stands beside. */
export const answer = (result: unknown, beside: Record<string, string> = {}): Answer => ({
  headers: HTML,
  body: { status: '1', msg: '', ...beside, result },
});

export const done = (msg: string, result: unknown = []): Answer => answer(result, { msg });

export const refuse = (msg: string) => new Refusal({ headers: HTML, body: { status: '0', msg, result: [] } });

/** What is seen of a script that dies, with status 200, as the output had begun. */
export const fault = (what: string): Answer => ({
  headers: HTML,
  body: new TextEncoder().encode(
    `<html><body>Fatal error: ${what} in <b>/var/www/html/dukan/application/core/Api.php</b> on line <b>112</b></body></html>`,
  ),
});

/** Says the first field that is missing. */
export function required<Name extends string>(
  body: Record<string, unknown>,
  names: readonly Name[],
  say = (name: string) => `Required parameter ${name} is missing!`,
): Record<Name, string> {
  const missing = names.find((name) => !text(body[name]));
  if (missing) throw refuse(say(missing));
  return Object.fromEntries(names.map((name) => [name, text(body[name])])) as Record<Name, string>;
}

/** Amounts are reckoned in paise. */
export const rupees = (paise: number): string => (paise / 100).toFixed(2);

/** In Kolkata, as 30-11-2026 14:05:00. */
export function dated(at: Date): string {
  const [date = '', time = ''] = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19).split('T');
  return `${date.split('-').toReversed().join('-')} ${time}`;
}

/** As a table numbers its rows. */
export function counter(last: number): () => number {
  let now = last;
  return () => (now += 1);
}
