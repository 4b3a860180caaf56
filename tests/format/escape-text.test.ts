import { expect, test } from 'vitest';
import { attributeText } from '../../src/format/escape-text.ts';

test('an attribute of the head holds nothing that looks like a tag, and all other text as it is', () => {
  expect(attributeText('<b>Atta</b> <!-- x --> </head><Script')).toBe('‹b>Atta‹/b> ‹!-- x --> ‹/head>‹Script');
  expect(attributeText('5 < 7 <3 ₹42 & "more"')).toBe('5 < 7 <3 ₹42 & "more"');
});
