import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { CmsPage } from '../../contract/cms.ts';

/**
 * Markdown or HTML as HTML without scripts, styles, handlers and foreign schemes; the page's own h1 is the title. The
 * build and the editor's preview both use this, so that they can't differ.
 */
export function safeHtml({ content, title }: Pick<CmsPage, 'content' | 'title'>): string {
  const html = sanitizeHtml(marked.parse(content, { async: false, gfm: true }), {
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
