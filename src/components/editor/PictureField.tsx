import { useStore } from '@nanostores/react';
import type { BannerValue } from '../../../contract/content-item.ts';
import { $uploading, choosePicture } from '../../stores/editor/picture-upload.ts';
import { type } from '../../stores/editor/unsaved-changes.ts';
import { Field } from '../../ui/Field.tsx';
import { TranslatedField } from './TranslatedField.tsx';

interface Props {
  value: BannerValue;
  errors: Readonly<Record<string, string>>;
}

/** What a picture shows, in the language that is written in. */
export const PictureWords = ({ value, errors }: Props) => (
  <TranslatedField
    label="What the picture shows"
    name="alt"
    value={value}
    hint="Read to who can’t see it. Words in the picture belong here too."
    errors={errors}
  />
);

/** A picture that fills the banner, and what it shows in words. */
export function PictureField({ value, errors }: Props) {
  const { image } = value;
  const { loading } = useStore($uploading);
  return (
    <>
      <Field
        key={image}
        label={image ? 'Another picture' : 'Picture'}
        type="file"
        className="pt-2.25 file:mr-3 file:rounded-selector file:bg-base-200 file:px-3 file:py-1 file:text-sm"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hint={
          loading
            ? 'Uploading…'
            : 'JPEG, PNG, WebP or AVIF of at most 2 MB, twice as wide as high. Without one, the banner shows words on a ground.'
        }
        error={errors['image']}
        onChange={({ target }) => void choosePicture(target.files?.[0])}
      />
      {image && (
        <>
          <PictureWords value={value} errors={errors} />
          <button
            type="button"
            className="inline-flex min-h-11 link items-center link-hover"
            onClick={() => type({ image: null, alt: null })}
          >
            Words instead of the picture
          </button>
        </>
      )}
    </>
  );
}
