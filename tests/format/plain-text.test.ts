import { expect, test } from 'vitest';
import { plainText } from '../../src/format/plain-text.ts';

test('the words of a text, without its marks', () => {
  expect(plainText('<h2>Dal &amp; rice</h2>\n<p>From <a href="/">us</a>.</p>')).toBe('Dal & rice From us .');
});

test('what was escaped comes back once', () => {
  expect(plainText('<p>&amp;lt; &lt;b&gt; &quot;x&quot; &#39;y&#39;</p>')).toBe('&lt; <b> "x" \'y\'');
});
