import { expect, test } from 'vitest';
import { attributeText, plainText } from '../../src/format/html-text.ts';

test('an attribute of the head holds nothing that looks like a tag, and all other text as it is', () => {
  expect(attributeText('<b>Atta</b> <!-- x --> </head><Script')).toBe('‹b>Atta‹/b> ‹!-- x --> ‹/head>‹Script');
  expect(attributeText('5 < 7 <3 ₹42 & "more"')).toBe('5 < 7 <3 ₹42 & "more"');
});

test('the words of a text, without its marks', () => {
  expect(plainText('<h2>Dal &amp; rice</h2>\n<p>From <a href="/">us</a>.</p>')).toBe('Dal & rice From us .');
});

test('what was escaped comes back once', () => {
  expect(plainText('<p>&amp;lt; &lt;b&gt; &quot;x&quot; &#39;y&#39;</p>')).toBe('&lt; <b> "x" \'y\'');
});
