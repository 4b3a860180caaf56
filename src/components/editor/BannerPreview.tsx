import { useStore } from '@nanostores/react';
import type { BannerValue } from '../../../contract/content-item.ts';
import { withTranslations } from '../../i18n/record-translations.ts';
import { $language } from '../../stores/editor/language.ts';
import { uploadedAddress } from '../../stores/editor/picture-upload.ts';
import { BannerCard, BannerGround, type BannerPosition } from '../../ui/BannerCard.tsx';

/** URL of a picture drawn by the provider. */
const drawn = (name: string): string => `/api/pictures/${encodeURIComponent(name)}.svg`;

/** One banner as it stands on the home page. */
export function BannerPreview({ value, ...position }: { value: BannerValue } & BannerPosition) {
  const language = useStore($language);
  const { image, alt, title, text, link, tint, pictures, until, translations } = value;
  if (image)
    return (
      <BannerGround tint="sand" link={null} until={null} {...position}>
        <img
          className="absolute inset-0 size-full object-cover art"
          src={uploadedAddress(image)}
          alt={withTranslations(value, language).alt ?? ''}
          width="640"
          height="320"
        />
      </BannerGround>
    );
  const goods = pictures?.map(drawn) ?? null;
  const banner = { id: 'preview', title, text, link, image, alt, tint, until, pictures: goods, translations };
  return <BannerCard banner={banner} locale={language} first={position.at === 0} {...position} />;
}
