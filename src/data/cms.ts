import { type CmsPage, getCmsPage } from '../../contract/cms.ts';
import type { OtherLocale } from '../../contract/locales.ts';
import { inOtherLocales } from '../../contract/other-locales.ts';
import { MAX_MARKUP_LENGTH, safeHtml } from '../format/safe-html.ts';
import { hrefInLocale } from '../paths.ts';
import { shop } from '../shop.ts';
import { memoizeInBuild } from './memoize.ts';
import { readOptional } from './optional.ts';
import { read, statusOf } from './provider.ts';
import { warn } from './build-message.ts';

export type CmsSlug = keyof typeof shop.cmsPages;

type Translated = Readonly<Record<'title' | 'html', string | null>>;

export interface CmsText {
  readonly title: string;
  /** Safe HTML; headings start at h2. */
  readonly html: string;
  readonly updatedAt: string | null;
  readonly translations: Readonly<Record<OtherLocale, Translated>>;
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
      html: whole(page, slug),
      updatedAt: page.updatedAt,
      translations: inOtherLocales((locale) => translated(page, slug, locale)),
    };
  warn(
    `The provider has no page of text with the id ${id}: left out, with the links to it; src/shop.ts names the ids.`,
  );
  return null;
}

/** Safe HTML whose links lead to pages in the language of this one. */
export const localLinks = (html: string): string => html.replace(/(?<=<a href=")[^"]+/g, (href) => hrefInLocale(href));

function translated({ translations }: CmsPage, slug: CmsSlug, locale: OtherLocale): Translated {
  const { title = null, content } = translations?.[locale] ?? {};
  return { title, html: content ? whole({ title, content }, slug) : null };
}

/** Safe HTML of all of a text: terms whose end is missing are worse than none, so that nothing is built with them. */
function whole(text: Pick<CmsPage, 'title' | 'content'>, slug: CmsSlug): string {
  const { length } = text.content;
  if (length <= MAX_MARKUP_LENGTH) return safeHtml(text);
  const [has, most] = [length, MAX_MARKUP_LENGTH].map((one) => one.toLocaleString('en-IN'));
  throw new Error(
    `The page of text “${TITLES[slug]}” has ${has} characters: at most ${most} can be shown. Shorten it.`,
  );
}

/** As Java names what a list of constants holds: `ABOUT_US`. */
const inCapitals = (id: string): string => id.toUpperCase().replaceAll('-', '_');

/** The id of `src/shop.ts`, or the first usual one that the provider has a page under. */
async function idOf(slug: CmsSlug): Promise<string> {
  const configuredId: string = shop.cmsPages[slug];
  const ids = [configuredId, ...USUAL_IDS[slug]];
  for (const id of [...ids, ...ids.map(inCapitals)]) {
    try {
      if ((await read(getCmsPage, { id })).data.length > 0) return id;
    } catch (error) {
      if (statusOf(error) !== 404) return configuredId;
    }
  }
  return configuredId;
}
