import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { CmsPage } from '../../contract/cms.ts';

/**
 * Most characters of a page's markup. Five times what the editor takes, since the markup of others may be many times as long as its
 * words; no page of half a megabyte is published anyway.
 */
export const MAX_MARKUP_LENGTH = 500_000;

/** What marked takes for the beginning of an e-mail address, and reads to its end at each letter. */
const LONG_WORD = /[\w.!#$%&'*+/=?`{|}~-]{1000}(?=[\w.!#$%&'*+/=?`{|}~-])/g;
/** Stars and underscores of one paragraph; marked looks for the other end of each. */
const MAX_MARKS = 200;

/** Of the paragraph that was read last. */
let paragraph = '';
let hasTooManyMarks = false;

const markdown = new Marked({
  gfm: true,
  tokenizer: {
    emStrong(_, masked) {
      if (masked !== paragraph) {
        paragraph = masked;
        hasTooManyMarks = (masked.match(/[*_]/g)?.length ?? 0) > MAX_MARKS;
      }
      return hasTooManyMarks ? undefined : false;
    },
  },
});

/** Comments and declarations of a page; marked looks for the end of each. */
const MAX_DECLARATIONS = 200;

function withFewDeclarations(content: string): string {
  let declarations = 0;
  return content.replace(/<(?=[!?])/g, (begin) => (++declarations > MAX_DECLARATIONS ? '&lt;' : begin));
}

/** Signs of lists and quotations within each other, by which marked would run out of its stack. */
const TOO_DEEP = /^((?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){50})(?:[ \t]*(?:[>*+-]|\d{1,9}[.)]))+/gm;

/**
 * Markdown or HTML as HTML without scripts, styles, handlers and foreign schemes; the page's own h1 is the title. The
 * build and the editor's preview both use this, so that they can't differ.
 */
export function safeHtml({ content, title }: Pick<CmsPage, 'content' | 'title'>): string {
  const written = withFewDeclarations(content.slice(0, MAX_MARKUP_LENGTH))
    .replace(LONG_WORD, '$& ')
    .replace(TOO_DEEP, '$1');
  const html = sanitizeHtml(markdown.parse(written, { async: false }), {
    allowedTags: [
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'a',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'strong',
      'b',
      'em',
      'i',
      'del',
      's',
      'blockquote',
      'code',
      'pre',
      'hr',
      'br',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'sup',
      'sub',
      'address',
    ],
    allowedAttributes: { a: ['href', 'title'], ol: ['start'], th: ['scope', 'colspan'], td: ['colspan'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      ...Object.fromEntries([5, 4, 3, 2, 1].map((level) => [`h${level}`, `h${Math.max(2, level)}`])),
      th: sanitizeHtml.simpleTransform('th', { scope: 'col' }),
    },
  }).trim();
  // A first heading that only repeats the title would be read twice.
  const repeated = /^<h2>([^<]*)<\/h2>\s*/.exec(html);
  return repeated && sameWords(repeated[1] ?? '', title ?? '') ? html.slice(repeated[0].length) : html;
}

const sameWords = (a: string, b: string): boolean =>
  a.replace(/&amp;/g, '&').trim().toLowerCase() === b.trim().toLowerCase();
