import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { type CmsPage, getCmsPage } from '../../contract/cms.ts';
import { shop } from '../shop.ts';
import { oncePer } from './once.ts';
import { ProviderError, read } from './provider.ts';

export type CmsSlug = keyof typeof shop.cmsPages;

export interface CmsText {
  readonly title: string;
  /** Safe HTML; headings start at h2. */
  readonly html: string;
  readonly updatedAt: string | null;
}

const TITLES: Record<CmsSlug, string> = {
  privacy: 'Privacy Policy',
  'terms-conditions': 'Terms and Conditions',
  about: 'About Us',
};

export const cmsSlugs = Object.keys(shop.cmsPages) as CmsSlug[];

/** One page of text, made safe. */
export const cmsPage = oncePer(async (slug: CmsSlug): Promise<CmsText> => {
  const id = shop.cmsPages[slug];
  const [page] = (await read(getCmsPage, { id })).data;
  if (!page)
    throw new ProviderError(
      `The provider has no page of text with the id ${id}: add it, or change cmsPages in src/shop.ts.`,
    );
  return { title: page.title ?? TITLES[slug], html: safeHtml(page), updatedAt: page.updatedAt };
});

/** Markdown or HTML as HTML without scripts, styles, handlers and foreign schemes; the page's own h1 is the title. */
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
