import { describe, expect, test, vi } from 'vitest';
import { inOtherLocales } from '../../../contract/other-locales.ts';
import { differences } from '../../../src/stores/editor/text-diff.ts';
import { aboutPage } from '../../provider/fixtures/editing.ts';

describe('differences', () => {
  test('are named by field and word by word', async () => {
    const [text, ...others] = await differences(aboutPage('We open at 8.'), aboutPage('We open at nine.'));
    expect(others).toEqual([]);
    expect(text).toEqual({
      field: 'Text',
      parts: [
        { text: 'We open at ', was: 'kept' },
        { text: '8', was: 'removed' },
        { text: 'nine', was: 'added' },
        { text: '.', was: 'kept' },
      ],
    });
  });

  test('of another language are named by it, and no letter loses its vowel sign', async () => {
    const bengali = (content: string) =>
      aboutPage('Open', 'About', { ...inOtherLocales(() => null), bn: { title: null, content } });
    expect(await differences(bengali('আমরা খোলা।'), bengali('আমরা খুলি।'))).toEqual([
      {
        field: 'Text, বাংলা',
        parts: [
          { text: 'আমরা ', was: 'kept' },
          { text: 'খোলা', was: 'removed' },
          { text: 'খুলি', was: 'added' },
          { text: '।', was: 'kept' },
        ],
      },
    ]);
  });

  test('of two long texts without a word in common are found soon', async () => {
    const long = (word: string) => Array.from({ length: 9_000 }, (_, n) => `${word}${n}`).join(' ');
    // The time that it may take is counted in looks at the clock: each finds a tenth of a second gone.
    let clock = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => (clock += 100));
    const [text] = await differences(aboutPage(long('a')), aboutPage(long('b')));
    expect(text?.parts.length).toBeGreaterThan(1);
    expect(clock).toBeLessThan(5_000);
  });
});
