import type { BannerValue } from '../../../contract/content-item.ts';
import { uploadedAddress } from '../../stores/editor/picture-upload.ts';
import { BannerCard } from '../../ui/BannerCard.tsx';

/** URL of a picture drawn by the provider. */
const drawn = (name: string): string => `/api/pictures/${encodeURIComponent(name)}.svg`;

/** One banner as it stands on the home page. */
export function BannerPreview({ value }: { value: BannerValue }) {
  const { image, alt, title, text, link, tint, pictures, until } = value;
  if (image)
    return (
      <div className="banner t-sand">
        <span className="banner-picture">
          <img className="art" src={uploadedAddress(image)} alt={alt ?? ''} width="640" height="320" />
        </span>
      </div>
    );
  const goods = pictures?.map(drawn) ?? null;
  return <BannerCard banner={{ id: 'preview', title, text, link, image, alt, tint, until, pictures: goods }} />;
}
