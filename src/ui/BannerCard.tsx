import type { ReactNode } from 'react';
import type { Banner } from '../../contract/banner.ts';
import type { Locale } from '../../contract/locales.ts';
import { current } from '../i18n/current.ts';
import { untranslatedLang, withTranslations } from '../i18n/record-translations.ts';
import { hrefInLocale } from '../paths.ts';
import { Picture } from './Picture.tsx';
import { tintClass } from './tint.ts';
import { tw } from './tw.ts';

/** Where a banner stands: on which screens, and where there is room for several side by side, the how-manieth of how many. */
export interface BannerPosition {
  screens?: 'all' | 'wide' | 'narrow';
  at: number;
  of: number;
}

const SCREENS = { all: '', wide: tw`@max-4xl:hidden`, narrow: tw`@4xl:hidden` };

/** One to three are tall on a desktop. */
const FEW = 3;

interface GroundProps extends BannerPosition, Pick<Banner, 'tint' | 'link' | 'until'> {
  /** Of a picture's words. */
  lang?: string | undefined;
  children: ReactNode;
}

/** A banner's ground; a link where it leads somewhere. */
export function BannerGround({ tint, link, until, lang, screens = 'all', at, of, children }: GroundProps) {
  const ground = tint === 'deep' ? tw`bg-band text-band-content` : tw`bg-(--tint) ${tintClass[tint ?? 'sand']}`;
  const height = of <= FEW ? tw`@6xl:h-52 @6xl:p-7` : '';
  const look = tw`card carousel-item box-border h-37 items-start gap-1 overflow-hidden p-4.5 @4xl:h-44 @4xl:p-5 ${height} ${spanOf(at, of)} ${SCREENS[screens]} ${ground}`;
  const rest = { className: look, lang, 'data-banner': '', 'data-until': until ?? undefined };
  return link ? (
    <a href={link} {...rest}>
      {children}
    </a>
  ) : (
    <div {...rest}>{children}</div>
  );
}

/** Whether it has room for large words beside a large picture: of three, the first is wider than the others. */
const isWide = ({ at, of }: BannerPosition): boolean => of < FEW || at === 0;

/** How many of the row's six columns it takes; three and more than six have columns of their own. */
function spanOf(at: number, of: number): string {
  if (of === 1) return tw`@4xl:col-span-6`;
  if (of === 2 || of === 4 || (of === 5 && at < 2)) return tw`@4xl:col-span-3`;
  return of === 5 || of === 6 ? tw`@4xl:col-span-2` : '';
}

interface Props extends BannerPosition {
  banner: Banner;
  first?: boolean;
  /** The page's own, but in the editor's preview. */
  locale?: Locale;
}

/** Words on the left, goods standing on the bottom edge; or a finished picture that fills it. */
export function BannerCard({ banner, first = false, locale = current().locale, ...position }: Props) {
  const { title, text, image, alt, tint, until } = withTranslations(banner, locale);
  const link = banner.link && hrefInLocale(banner.link, locale);
  const pictureLang = image ? untranslatedLang(banner, alt ? 'alt' : 'title', locale) : undefined;
  const isLarge = position.of <= FEW && isWide(position);
  return (
    <BannerGround {...{ tint, link, until, lang: pictureLang }} {...position}>
      {image ? (
        <Picture
          className="absolute inset-0 size-full object-cover"
          image={image}
          alt={alt ?? title ?? ''}
          width={640}
          sizes="(min-width: 64rem) 30rem, 18.5rem"
          fetched={first ? 'first' : 'near'}
        />
      ) : (
        <>
          {title && (
            <span
              lang={untranslatedLang(banner, 'title', locale)}
              className={`max-w-39 font-display text-2xl leading-[1.14] tracking-tight text-balance @4xl:text-[1.5rem] ${isLarge ? tw`@6xl:max-w-56 @6xl:text-[1.875rem]` : ''}`}
            >
              {title}
            </span>
          )}
          {text && (
            <span
              lang={untranslatedLang(banner, 'text', locale)}
              className={`max-w-33 text-meta leading-[1.35] text-balance @4xl:max-w-34 @4xl:text-sm ${isLarge ? tw`@6xl:max-w-46 @6xl:text-base` : ''} ${tint === 'deep' ? '' : tw`text-muted`}`}
            >
              {text}
            </span>
          )}
          {(banner.pictures ?? []).slice(0, 2).map((picture, i, { length }) => (
            <Picture
              key={picture}
              className={`absolute object-contain object-bottom ${artPlace(i < length - 1, first, position)}`}
              image={picture}
              alt=""
              width={320}
              sizes="(min-width: 64rem) 11.75rem, 8.5rem"
              fetched={first && i === length - 1 ? 'first' : 'near'}
            />
          ))}
        </>
      )}
    </BannerGround>
  );
}

/** The first of two pictures stands behind, and only where there is room: in the first of few banners. */
function artPlace(isBehind: boolean, first: boolean, position: BannerPosition): string {
  const isFew = position.of <= FEW;
  if (isBehind) return first && isFew ? tw`right-35 -bottom-2.5 size-37 @max-6xl:hidden` : tw`hidden`;
  const size = isWide(position) ? tw`@6xl:size-47` : tw`@6xl:size-40`;
  return tw`-right-1.5 -bottom-2.25 size-34 ${isFew ? size : ''}`;
}
