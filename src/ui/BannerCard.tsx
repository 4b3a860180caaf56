import type { Banner } from '../../contract/banner.ts';
import { Picture } from './Picture.tsx';
import './banner-card.css';

interface Props {
  banner: Banner;
  screens?: 'all' | 'wide' | 'narrow';
  first?: boolean;
}

/** Words on the left, goods standing on the bottom edge; or a finished picture that fills it. */
export function BannerCard({ banner, screens = 'all', first = false }: Props) {
  const { title, text, link, image, alt, tint, until } = banner;
  const over = { 'data-until': until ?? undefined };
  const look = `banner on-${screens} ${tint === 'deep' ? 'deep' : `t-${tint ?? 'sand'}`}`;
  const content = image ? (
    <span className="banner-picture">
      <Picture
        image={image}
        alt={alt ?? title ?? ''}
        width={640}
        sizes="(min-width: 64rem) 30rem, 18.5rem"
        first={first}
      />
    </span>
  ) : (
    <>
      {title && <span className="serif">{title}</span>}
      {text && <span className="banner-text">{text}</span>}
      {(banner.pictures ?? []).slice(0, 2).map((picture, i, { length }) => (
        <Picture
          key={picture}
          image={picture}
          alt=""
          width={320}
          sizes="(min-width: 64rem) 11.75rem, 8.5rem"
          first={first && i === length - 1}
        />
      ))}
    </>
  );
  return link ? (
    <a className={look} href={link} {...over}>
      {content}
    </a>
  ) : (
    <div className={look} {...over}>
      {content}
    </div>
  );
}
