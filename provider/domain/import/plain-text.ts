import { Parser } from 'htmlparser2';

const TAG = /<\/?(?:p|br|div|span|ul|ol|li|b|strong|i|em|u|h\d|a|table|tbody|tr|td|th|img|font|script|style|meta)\b/i;
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

/** A tag ends somewhere behind its beginning. */
const isHtml = (text: string): boolean => ENTITY.test(text) || TAG.test(text.slice(0, text.lastIndexOf('>') + 1));

/** Elements within a line; all others begin and end one. */
const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 'span', 'font', 'sub', 'sup', 'small']);

/** Elements within each other, as many as browsers take. What stands deeper is left out, and what follows it. */
const MAX_DEPTH = 512;

/** What stands in them is no text for readers. */
const UNREAD = new Set(['script', 'style', 'head', 'title', 'template']);

/**
 * Text of what may be HTML, as the descriptions of shop systems are; other text stays as it is.
 * @example plainText('<p>Aged <b>two</b> years.</p><p>Long &amp; fine.</p>') // ' Aged two years.  Long & fine. '
 */
export function plainText(written: string): string {
  // WooCommerce writes a line break as these two signs.
  const text = written.replaceAll('\\n', '\n');
  if (!isHtml(text)) return text;
  let plain = '';
  let unread = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      if (UNREAD.has(name)) unread += 1;
      if (!INLINE.has(name)) plain += ' ';
      // The parser moves all open elements for each new one.
      if (++depth > MAX_DEPTH) parser.pause();
    },
    ontext(part) {
      if (unread === 0) plain += part;
    },
    onclosetag(name) {
      depth -= 1;
      if (UNREAD.has(name)) unread -= 1;
      if (!INLINE.has(name)) plain += ' ';
    },
  });
  parser.end(text);
  return plain;
}

/** A name in which a shop system wrote signs as HTML does. @example plainName('Tom &amp; Jerry') // 'Tom & Jerry' */
export const plainName = (written: string): string =>
  /&(?:#\d+|#x[\da-f]+|amp|gt|lt|quot|apos|nbsp);/i.test(written) && !written.includes('<')
    ? plainText(written)
    : written;
