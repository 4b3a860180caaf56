import { getCmsPage } from '../../contract/cms.ts';
import { safeHtml } from '../format/safe-html.ts';
import { shop } from '../shop.ts';
import { memoizeByKey } from './memoize.ts';
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

/** Returns a CMS page with its HTML sanitised. */
export const cmsPage = memoizeByKey(async (slug: CmsSlug): Promise<CmsText> => {
  const id = shop.cmsPages[slug];
  const [page] = (await read(getCmsPage, { id })).data;
  if (!page)
    throw new ProviderError(
      `The provider has no page of text with the id ${id}: add it, or change cmsPages in src/shop.ts.`,
    );
  return { title: page.title ?? TITLES[slug], html: safeHtml(page), updatedAt: page.updatedAt };
});
