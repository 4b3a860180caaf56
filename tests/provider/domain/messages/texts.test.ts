import { expect, test } from 'vitest';
import { textIn } from '../../../../provider/domain/messages/texts.ts';
import { MESSAGES } from '../../../../src/i18n/messages.ts';

const PACKED = '{shop}: Your order {number} is packed.';

test('a message is in the language of its order, and in English as long as nobody has translated it', () => {
  const messages = MESSAGES.bn as Record<string, string>;
  const translated = messages[PACKED] ?? '';
  expect(textIn('bn', 'packed')).toEqual({ text: translated, language: 'bn' });
  expect(translated).toMatch(/\p{Script=Bengali}/u);
  try {
    messages[PACKED] = '';
    expect(textIn('bn', 'packed')).toEqual({ text: PACKED, language: 'en' });
  } finally {
    messages[PACKED] = translated;
  }
});
