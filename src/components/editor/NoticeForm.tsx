import { useStore } from '@nanostores/react';
import { DEFAULT_LOCALE } from '../../../contract/locales.ts';
import { isBlank } from '../../../contract/typed-text.ts';
import type { NoticeValue } from '../../../contract/content-item.ts';
import { $language, textIn } from '../../stores/editor/language.ts';
import { ShopNotice } from '../../ui/ShopNotice.tsx';
import { DateRange } from './DateRange.tsx';
import { Fields } from './Fields.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { SameInAll } from './SameInAll.tsx';
import { TranslatedField } from './TranslatedField.tsx';

interface Props {
  value: NoticeValue;
  errors: Readonly<Record<string, string>>;
}

export function NoticeForm({ value, errors }: Props) {
  const language = useStore($language);
  const translation = textIn(value, 'text', language).trim();
  return (
    <>
      <Fields>
        <TranslatedField
          label="One line on top of every page"
          name="text"
          value={value}
          hint="At most 140 characters. Empty: there is no notice."
          errors={errors}
        />
        {language === DEFAULT_LOCALE ? (
          <DateRange from={value.from} until={value.until} errors={errors} />
        ) : (
          <SameInAll what="When it is shown" />
        )}
      </Fields>
      <PreviewBox>
        {!isBlank(value.text) ? (
          <ShopNotice text={translation || value.text} lang={translation ? language : DEFAULT_LOCALE} />
        ) : (
          <p className="text-muted">No notice is shown.</p>
        )}
      </PreviewBox>
    </>
  );
}
