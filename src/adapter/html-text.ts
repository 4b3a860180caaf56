const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', deg: '°', times: '×', frac12: '½', frac14: '¼' },
  ...{ frac34: '¾', copy: '©', reg: '®', trade: '™', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', ntilde: 'ñ' },
  ...{ uuml: 'ü', ouml: 'ö', auml: 'ä', micro: 'µ', zwnj: '', zwj: '', shy: '', rupee: '₹' },
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
const MARKDOWN =
  /^#{1,6} \S|(?:^|[\s(])\*\p{L}[^*\n]*\*(?=$|[\s.,;:!?)])|\*\*\S[^*]*\*\*|__\S[^_]*__|!?\[[^\]]*\]\([^)\s]+[^)]*\)|^\s*[*+-] \S/mu;

/** Whether a text is written in HTML or Markdown. */
export const isMarkup = (text: string): boolean => HTML.test(text) || MARKDOWN.test(text) || isEditorJs(text);

/** @example lineOf('Salt &amp; <b>pepper</b>') // 'Salt & pepper' */
export function lineOf(text: string): string {
  if (!HTML.test(text)) return text;
  return decodeEntities(text.replace(TAG, ' ').replace(/\s+/g, ' ')).trim();
}

/**
 * The words of a text in HTML or Markdown, a paragraph or list item on a line of its own. The result is text and nothing else:
 * whatever shows it has to escape it, as for any text from outside.
 */
export function htmlToText(markup: string): string {
  const source = isEditorJs(markup) ? editorJsHtml(markup) : markup;
  const words = source
    .replace(/<(script|style|template|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ');
  // In HTML a line break is a space.
  const lines = new RegExp(String.raw`<(?:${BLOCKS})\b`, 'i').test(words) ? words.replace(/\s*\n\s*/g, ' ') : words;
  const text = lines
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<\/(?:td|th)\s*>/gi, ' ')
    .replace(/<\/(?:p|h[1-6]|table|blockquote|ul|ol|dl)\s*>/gi, '\n\n')
    .replace(new RegExp(String.raw`</?(?:${BLOCKS})\b[^<>]*>`, 'gi'), '\n')
    .replace(TAG, '');
  return tidy(decodeEntities(markdownToText(text)));
}

const markdownToText = (text: string): string =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)\s]+[^)]*\)/g, '$1')
    .replace(/^#{1,6} +(.*?) *#*$/gm, '$1\n')
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(^|[\s(])([*_])(?=\S)([^*_\n]*?\S)\2(?=$|[\s.,;:!?)])/gm, '$1$3')
    .replace(/^\s*[*+-] +/gm, '• ');

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
