import { type CmsPage, getCmsPage } from '../../contract/cms.ts';
import { safeHtml } from '../format/safe-html.ts';
import { hrefInLocale } from '../paths.ts';
import { shop } from '../shop.ts';
import { memoizeInBuild } from './memoize.ts';
import { readOptional } from './optional.ts';
import { read, statusOf } from './provider.ts';
import { warn } from './warn.ts';

export type CmsSlug = keyof typeof shop.cmsPages;

type Translated = Readonly<Record<'title' | 'html', string | null>>;

export interface CmsText {
  readonly title: string;
  /** Safe HTML; headings start at h2. */
  readonly html: string;
  readonly updatedAt: string | null;
  readonly translations: Readonly<Record<'bn' | 'hi', Translated>>;
}

const TITLES: Record<CmsSlug, string> = {
  privacy: 'Privacy Policy',
  'terms-conditions': 'Terms and Conditions',
  about: 'About Us',
  help: 'Help',
};

/** What others call the same pages, where the provider has none under the id of `src/shop.ts`. */
const USUAL_IDS: Record<CmsSlug, readonly string[]> = {
  privacy: ['privacy-policy'],
  'terms-conditions': ['terms-and-conditions', 'terms'],
  about: ['about-us'],
  help: ['faq', 'faqs', 'help-center'],
};

const SLUGS = Object.keys(shop.cmsPages) as CmsSlug[];

/** The pages of text that the provider has, with their HTML sanitised. */
export const cmsPages = (): Promise<ReadonlyMap<CmsSlug, CmsText>> =>
  memoizeInBuild('cms pages', async () => {
    const texts = await Promise.all(SLUGS.map(async (slug) => [slug, await cmsPage(slug)] as const));
    return new Map(texts.flatMap(([slug, text]) => (text ? [[slug, text]] : [])));
  });

async function cmsPage(slug: CmsSlug): Promise<CmsText | null> {
  const id = await idOf(slug);
  const answer = await readOptional(getCmsPage, `the page of text “${TITLES[slug]}” (${id}) and the links to it`, {
    id,
  });
  if (!answer) return null;
  const [page] = answer.data;
  if (page)
    return {
      title: page.title ?? TITLES[slug],
      html: safeHtml(page),
      updatedAt: page.updatedAt,
      translations: { bn: translated(page, 'bn'), hi: translated(page, 'hi') },
    };
  warn(
    `The provider has no page of text with the id ${id}: left out, with the links to it; src/shop.ts names the ids.`,
  );
  return null;
}

/** Safe HTML whose links lead to pages in the language of this one. */
export const localLinks = (html: string): string => html.replace(/(?<=<a href=")[^"]+/g, (href) => hrefInLocale(href));

function translated({ translations }: CmsPage, locale: 'bn' | 'hi'): Translated {
  const { title = null, content } = translations?.[locale] ?? {};
  return { title, html: content ? safeHtml({ title, content }) : null };
}

/** The id of `src/shop.ts`, or the first usual one that the provider has a page under. */
async function idOf(slug: CmsSlug): Promise<string> {
  const own: string = shop.cmsPages[slug];
  for (const id of [own, ...USUAL_IDS[slug]]) {
    try {
      if ((await read(getCmsPage, { id })).data.length > 0) return id;
    } catch (error) {
      if (statusOf(error) !== 404) return own;
    }
  }
  return own;
}
