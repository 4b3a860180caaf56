// prettier-ignore
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”',
  ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', deg: '°', times: '×', frac12: '½', frac14: '¼',
  frac34: '¾', copy: '©', reg: '®', trade: '™', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', ntilde: 'ñ',
  uuml: 'ü', ouml: 'ö', auml: 'ä', micro: 'µ', zwnj: '', zwj: '', shy: '', rupee: '₹',
};

function decodeEntity(whole: string, name: string): string {
  const code = /^#x/i.test(name)
    ? parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? parseInt(name.slice(1), 10)
      : NaN;
  if (!Number.isNaN(code)) return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
  return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? whole;
}

const decodeEntities = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+\d{0,2});/gi, decodeEntity);

/** Tags that people write; anything else in angle brackets is text, such as `<5 g`. */
const BLOCKS = 'p|div|section|article|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|blockquote|pre|figure|hr|br';
const INLINE = 'b|strong|i|em|u|s|del|ins|span|a|font|small|sup|sub|mark|code|td|th|img|label|center|wbr|figcaption';
const TAG = new RegExp(String.raw`</?(?:${BLOCKS}|${INLINE})\b[^<>]*>`, 'gi');
const HTML = new RegExp(
  String.raw`</?(?:${BLOCKS}|${INLINE}|script|style)\b[^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d{0,2});`,
  'i',
);
const BREAK = new RegExp(String.raw`<(?:${BLOCKS})\b`, 'i');
const BLOCK = new RegExp(String.raw`</?(?:${BLOCKS})\b[^<>]*>`, 'gi');
const MARKDOWN =
  /^#{1,6} \S|(?:^|[\s(])\*\p{L}[^*\n]*\*(?=$|[\s.,;:!?)])|\*\*\S[^*]*\*\*|__\S[^_]*__|^[^\S\n\r\u2028\u2029]*[*+-] \S/mu;
// Both match without their end too, up to that of the text: to fail there, and begin again at each bracket, takes the square.
const IMAGE = /!\[[^\]]*(?:\](?:\([^)]*(\)?))?)?/g;
const LINK = /\[([^\]]*)(?:\](?:\([^)\s][^)]*(\)?))?)?/g;

/** The longest text that is read, in characters. What is longer is cut. */
const MAX_LENGTH = 100_000;

/** Whether a text is written in HTML or Markdown. */
export function isMarkup(text: string): boolean {
  const beginning = text.slice(0, MAX_LENGTH);
  return HTML.test(beginning) || MARKDOWN.test(beginning) || hasLink(beginning) || isEditorJs(beginning);
}

const hasLink = (text: string): boolean => [...text.matchAll(LINK)].some(([, , end]) => end);

/** @example lineOf('Salt &amp; <b>pepper</b>') // 'Salt & pepper' */
export function lineOf(text: string): string {
  const beginning = text.slice(0, MAX_LENGTH);
  if (!HTML.test(beginning)) return text;
  return decodeEntities(beginning.replace(TAG, ' ').replace(/\s+/g, ' ')).trim();
}

/**
 * The words of a text in HTML or Markdown, a paragraph or list item on a line of its own. The result is text and nothing else:
 * whatever shows it has to escape it, as for any text from outside.
 */
export function htmlToText(markup: string): string {
  const source = isEditorJs(markup) ? editorJsHtml(markup) : markup;
  const words = source
    .slice(0, MAX_LENGTH)
    .replace(/<(script|style|template|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ');
  // In HTML a line break is a space.
  const lines = BREAK.test(words) ? words.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)) : words;
  const text = lines
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<\/(?:td|th)\s*>/gi, ' ')
    .replace(/<\/(?:p|h[1-6]|table|blockquote|ul|ol|dl)\s*>/gi, '\n\n')
    .replace(BLOCK, '\n')
    .replace(TAG, '');
  return tidy(decodeEntities(markdownToText(text)));
}

const markdownToText = (text: string): string =>
  withoutStrong(
    text
      .replace(IMAGE, (whole, end?: string) => (end ? '' : whole))
      .replace(LINK, (whole, words: string, end?: string) => (end ? words : whole))
      .replace(/^#{1,6} (.*)$/gm, (_, title: string) => `${title.replace(/(?<!#)#+$/, '').trim()}\n`),
  )
    .replace(/(^|[\s(])([*_])(?=\S)([^*_\n]*?\S)\2(?=$|[\s.,;:!?)])/gm, '$1$3')
    .replace(/^[^\S\n\r\u2028\u2029]*[*+-] +/gm, '• ');

/** Strong words without their marks. A mark that no other one ends is no mark, and looked for once. */
function withoutStrong(text: string): string {
  const opening = /(\*\*|__)(?=\S)/g;
  const endings = new Map([
    ['**', /\S(?=\*\*)/g],
    ['__', /\S(?=__)/g],
  ]);
  let words = '';
  let done = 0;
  for (let open = opening.exec(text); open; open = opening.exec(text)) {
    const [mark] = open;
    const ending = endings.get(mark);
    if (ending) ending.lastIndex = opening.lastIndex;
    if (ending?.test(text)) {
      words += text.slice(done, open.index) + text.slice(opening.lastIndex, ending.lastIndex);
      done = ending.lastIndex + mark.length;
      opening.lastIndex = done;
    } else {
      endings.delete(mark);
      opening.lastIndex = open.index + 1;
    }
  }
  return words + text.slice(done);
}

const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/•\s*\n/g, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n')
    .trim();

/** Saleor keeps descriptions as EditorJS writes them: a JSON text with blocks of HTML. */
const isEditorJs = (text: string): boolean => /^\s*\{[\s\S]*"blocks"\s*:\s*\[/.test(text);

function editorJsHtml(json: string): string {
  try {
    const { blocks } = JSON.parse(json) as { blocks: { data?: { text?: unknown; items?: unknown } }[] };
    return blocks
      .map(({ data }) =>
        (Array.isArray(data?.items) ? data.items : [data?.text]).map((part) => `<p>${String(part ?? '')}</p>`),
      )
      .flat()
      .join('');
  } catch {
    return json;
  }
}
