import { useStore } from '@nanostores/react';
import type { BannerValue } from '../../../contract/content-item.ts';
import { DEFAULT_LOCALE } from '../../../contract/locales.ts';
import { $language } from '../../stores/editor/language.ts';
import { $chosenPosition, $positions } from '../../stores/editor/banners.ts';
import { GROUNDS, SCREENS } from '../../stores/editor/text-diff.ts';
import { type } from '../../stores/editor/unsaved-changes.ts';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { BannersPreview } from './BannersPreview.tsx';
import { Select } from './Select.tsx';
import { PictureField, PictureWords } from './PictureField.tsx';
import { Fields } from './Fields.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { DateRange } from './DateRange.tsx';
import { SameInAll } from './SameInAll.tsx';
import { TranslatedField } from './TranslatedField.tsx';

interface Props {
  value: BannerValue;
  errors: Readonly<Record<string, string>>;
}

export function BannerForm({ value, errors }: Props) {
  const { image, link, tint, removed } = value;
  const language = useStore($language);
  const positions = useStore($positions);
  const position = useStore($chosenPosition);
  if (removed)
    return (
      <Notice
        action={
          <button
            type="button"
            className="inline-flex min-h-11 link items-center link-hover"
            onClick={() => type({ removed: false })}
          >
            Keep it
          </button>
        }
      >
        This banner leaves the site with the next publish, once the draft is saved.
      </Notice>
    );
  const words = (
    <>
      <TranslatedField label="Title" name="title" value={value} errors={errors} />
      <TranslatedField label="Sentence" name="text" value={value} errors={errors} />
    </>
  );
  if (language !== DEFAULT_LOCALE)
    return (
      <>
        <Fields>
          {image ? <PictureWords value={value} errors={errors} /> : words}
          <SameInAll what="All else of the banner, such as its picture, link and place," />
        </Fields>
        <PreviewBox>
          <BannersPreview />
        </PreviewBox>
      </>
    );
  return (
    <>
      <Fields>
        <PictureField value={value} errors={errors} />
        {!image && (
          <>
            {words}
            <Select
              label="Ground"
              value={tint ?? 'sand'}
              options={GROUNDS}
              onChange={(chosen) => type({ tint: chosen })}
            />
          </>
        )}
        <Field
          label="Link"
          value={link ?? ''}
          hint="A page of this shop, such as /categories, or an address with https://"
          error={errors['link']}
          onChange={({ target }) => type({ link: target.value || null })}
        />
        <Select label="Screens" value={value.screens} options={SCREENS} onChange={(screens) => type({ screens })} />
        <Select
          label="Place"
          value={String(position)}
          options={positions}
          onChange={(chosen) => type({ place: Number(chosen) })}
        />
        <DateRange from={value.from} until={value.until} errors={errors} />
        <button
          type="button"
          className="inline-flex min-h-11 link items-center justify-self-start text-error link-hover"
          onClick={() => type({ removed: true })}
        >
          Take this banner off the site
        </button>
      </Fields>
      <PreviewBox>
        <BannersPreview />
      </PreviewBox>
    </>
  );
}
