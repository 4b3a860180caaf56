import { useStore } from '@nanostores/react';
import type { BannerValue } from '../../../contract/content-item.ts';
import { $placeChosen, $places } from '../../stores/editor/banners.ts';
import { GROUNDS, SCREENS } from '../../stores/editor/text-diff.ts';
import { type } from '../../stores/editor/unsaved-changes.ts';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { BannersPreview } from './BannersPreview.tsx';
import { Select } from './Select.tsx';
import { PictureField } from './PictureField.tsx';
import { Fields } from './Fields.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { DateRange } from './DateRange.tsx';

interface Props {
  value: BannerValue;
  errors: Readonly<Record<string, string>>;
}

export function BannerForm({ value, errors }: Props) {
  const { image, title, text, link, tint, removed } = value;
  const places = useStore($places);
  const place = useStore($placeChosen);
  const line = (label: string, name: 'title' | 'text' | 'link', shown: string | null, hint?: string) => (
    <Field
      label={label}
      value={shown ?? ''}
      hint={hint}
      error={errors[name]}
      onChange={({ target }) => type({ [name]: target.value || null })}
    />
  );
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
  return (
    <>
      <Fields>
        <PictureField value={value} errors={errors} />
        {!image && (
          <>
            {line('Title', 'title', title)}
            {line('Sentence', 'text', text)}
            <Select
              label="Ground"
              value={tint ?? 'sand'}
              options={GROUNDS}
              onChange={(chosen) => type({ tint: chosen })}
            />
          </>
        )}
        {line('Link', 'link', link, 'A page of this shop, such as /categories, or an address with https://')}
        <Select label="Screens" value={value.screens} options={SCREENS} onChange={(screens) => type({ screens })} />
        <Select
          label="Place"
          value={String(place)}
          options={places}
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
