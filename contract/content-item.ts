import * as v from 'valibot';
import { Tint } from './category.ts';
import { Link } from './link.ts';
import { inOtherLocales } from './other-locales.ts';
import { Timestamp } from './timestamp.ts';
import { maybe, text } from './schema.ts';
import { contrast, MIN_CONTRAST, SplashColours } from './splash.ts';
import { withoutControls } from './safe-text.ts';
import { isBlank, toMultiLine, toSingleLine } from './typed-text.ts';

/** Maximum length of a page's text, in characters: some thirty printed pages. */
export const MAX_PAGE_LENGTH = 100_000;

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(100), withoutControls('This is no id.'));
const orNone = (what: string, max: number) => maybe(text(what, max));

const nullIfEmpty = <Texts extends object>(texts: Texts | null): Texts | null =>
  texts && Object.values(texts).some(Boolean) ? texts : null;

/** Texts in the other languages; null is shown in English. */
export const editedTranslations = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const texts = v.pipe(maybe(v.object(entries)), v.transform(nullIfEmpty));
  return v.pipe(maybe(v.object(inOtherLocales(() => texts))), v.transform(nullIfEmpty));
};

const Span = { from: maybe(Timestamp), until: maybe(Timestamp) };
const endsAfterStart = ({ from, until }: { from: string | null; until: string | null }): boolean =>
  !from || !until || from < until;
const ENDS_EARLY = 'This has to be later than the beginning.';

const PageTitle = text('Please enter a title.', 120);
const PageContent = v.pipe(
  v.string('Please write something.'),
  v.transform(toMultiLine),
  v.check((written) => !isBlank(written), 'Please write something.'),
  v.maxLength(MAX_PAGE_LENGTH, `A page holds at most ${MAX_PAGE_LENGTH.toLocaleString('en-IN')} characters.`),
);

/** A page of text: Markdown. */
export const PageValue = v.object({
  kind: v.literal('page'),
  title: PageTitle,
  content: PageContent,
  translations: editedTranslations({ title: maybe(PageTitle), content: maybe(PageContent) }),
});
export type PageValue = v.InferOutput<typeof PageValue>;

const BannerTexts = {
  title: orNone('a title', 60),
  text: orNone('a sentence', 120),
  alt: orNone('what the picture shows', 160),
};

/** Either an uploaded picture, or words on a ground with drawn goods on it. */
export const BannerValue = v.pipe(
  v.object({
    kind: v.literal('banner'),
    screens: v.picklist(['both', 'desktop', 'mobile'], 'Please choose the screens.'),
    ...BannerTexts,
    link: maybe(Link),
    /** The path that the upload returned. */
    image: maybe(v.pipe(v.string(), v.regex(/^\/api\/pictures\/[\da-f]{32}\.webp$/, 'Please upload a picture.'))),
    tint: maybe(v.picklist([...Tint.options, 'deep'], 'Please choose a ground.')),
    /** Names of drawn pictures. */
    pictures: maybe(v.pipe(v.array(Id), v.maxLength(4, 'At most 4 pictures stand on a banner.'))),
    ...Span,
    /** Where it stands among all banners, from 1; without one it stays where it is, a new one last. */
    place: maybe(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    /** Taken off the site by the next publish. */
    removed: v.nullish(v.boolean(), false),
    translations: editedTranslations(BannerTexts),
  }),
  v.forward(
    v.check(({ image, alt }) => !image || !!alt, 'Please say what the picture shows, for who can’t see it.'),
    ['alt'],
  ),
  v.forward(
    v.check(({ image, title }) => !!image || !!title, 'Please enter a title, or choose a picture.'),
    ['title'],
  ),
  v.forward(
    v.check((span) => endsAfterStart(span), ENDS_EARLY),
    ['until'],
  ),
);
export type BannerValue = v.InferOutput<typeof BannerValue>;

export const SplashValue = v.pipe(
  v.object({ kind: v.literal('splash'), ...SplashColours.entries }),
  v.forward(
    v.check(
      ({ backgroundColor, textColor }) => contrast(backgroundColor, textColor) >= MIN_CONTRAST,
      'These two are too alike to be read well: choose a lighter or a darker one.',
    ),
    ['textColor'],
  ),
);
export type SplashValue = v.InferOutput<typeof SplashValue>;

const NoticeText = v.pipe(
  v.string('Please enter one line.'),
  v.transform((typed) => toSingleLine(typed).replace(/\s+/g, ' ').trim()),
  v.maxLength(140, 'Please use at most 140 characters.'),
);

/** One line on top of every page; without text there is none. */
export const NoticeValue = v.pipe(
  v.object({
    kind: v.literal('notice'),
    text: NoticeText,
    ...Span,
    translations: editedTranslations({ text: maybe(NoticeText) }),
  }),
  v.forward(
    v.check((span) => endsAfterStart(span), ENDS_EARLY),
    ['until'],
  ),
);
export type NoticeValue = v.InferOutput<typeof NoticeValue>;

/** What an editor can change, by its kind. */
export const ContentValue = v.variant('kind', [PageValue, BannerValue, SplashValue, NoticeValue]);
export type ContentValue = v.InferOutput<typeof ContentValue>;

/** The title under which an editor finds it. */
export function contentName(value: ContentValue): string {
  if (value.kind === 'page') return value.title;
  if (value.kind === 'banner') return value.title ?? value.alt ?? 'Banner';
  return value.kind === 'splash' ? 'Splash colours' : 'Shop notice';
}

const Draft = v.object({ value: ContentValue, by: v.string(), at: v.string() });

export const ContentItem = v.object({
  /** `page:about`, `banner:7`, `splash`, `notice`. */
  id: v.string(),
  /** What the next build of the site reads; null for what was never published, or was taken off. */
  published: v.nullable(ContentValue),
  /** Saved, not published. */
  draft: v.nullable(Draft),
  /** Incremented by every change; a change names the version it is based on (optimistic locking). */
  version: v.number(),
});
export type ContentItem = v.InferOutput<typeof ContentItem>;
