import { describe, expect, test } from 'vitest';
import { readOptions } from '../../check/options.ts';
import { asText } from '../../check/report.ts';
import { exitCodeOf, type Report, runCheck } from '../../check/run.ts';

const PROVIDER = 'http://provider.test';
const NESTED = 50_000;

const check = (answer: () => Response): Promise<Report> =>
  runCheck(
    readOptions([PROVIDER, '--repeats', '0'], { CHECK_PHONE: '9830000001', SITE_URL: 'https://shop.example' }, () =>
      Promise.resolve('123456'),
    ),
    undefined,
    () => Promise.resolve(answer()),
  );

const json = (text: string): Response => new Response(text, { headers: { 'content-type': 'application/json' } });

describe('whatever answers there', () => {
  test.each<[string, () => Response]>([
    ['a site', () => new Response('<h1>Shop</h1>', { headers: { 'content-type': 'text/html' } })],
    ['an empty list', () => json('[]')],
    ['lists in lists', () => json('['.repeat(NESTED) + ']'.repeat(NESTED))],
    ['faults', () => new Response('', { status: 503 })],
  ])('%s is no shop, and the check goes on to its end', async (_what, answer) => {
    const report = await check(answer);
    expect(exitCodeOf(report)).toBe(1);
    expect(report.calls).toHaveLength(55);
    expect(report.rules.find(({ subject }) => subject === 'There is something to sell')).toMatchObject({
      verdict: 'wrong',
    });
  });

  test('a number that gets no further code yet is not taken for one that nobody has', async () => {
    const { stopped } = await check(() => new Response('', { status: 429 }));
    expect(stopped.join()).toContain('CHECK_PHONE no further code yet');
  });

  test('nothing of it is a command to the terminal', async () => {
    const image = 'http://provider.test/\u001b]0;x\u0007\u202e.png';
    const report = await check(() =>
      json(JSON.stringify({ data: [{ id: '1', name: '\u001b[31mDal', price: 1, image }] })),
    );
    const notes = [...report.calls, ...report.rules].flatMap((finding) => finding.notes);
    expect(notes.join('\n')).toContain(']0;x .png');
    expect(notes.filter((note) => /[\p{Cc}\u202e]/u.test(note))).toEqual([]);
    expect(asText(PROVIDER, report)).not.toContain('\u0007');
  });
});
