import type { NoticeValue } from '../../../contract/content-item.ts';
import { type } from '../../stores/editor/unsaved-changes.ts';
import { Field } from '../../ui/Field.tsx';
import { ShopNotice } from '../../ui/ShopNotice.tsx';
import { Fields } from './Fields.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { DateRange } from './DateRange.tsx';

interface Props {
  value: NoticeValue;
  errors: Readonly<Record<string, string>>;
}

export const NoticeForm = ({ value, errors }: Props) => (
  <>
    <Fields>
      <Field
        label="One line on top of every page"
        value={value.text}
        hint="At most 140 characters. Empty: there is no notice."
        onChange={({ target }) => type({ text: target.value })}
        error={errors['text']}
      />
      <DateRange from={value.from} until={value.until} errors={errors} />
    </Fields>
    <PreviewBox>
      {value.text.trim() ? <ShopNotice text={value.text} /> : <p className="text-muted">No notice is shown.</p>}
    </PreviewBox>
  </>
);
