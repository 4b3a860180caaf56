import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { type ContentItem, contentName, type ContentValue } from '../../../contract/content-item.ts';
import { moment } from '../../format/date.ts';
import { $formErrors, $newer, save } from '../../stores/editor/form.ts';
import { $isUnsaved, $typed } from '../../stores/editor/unsaved-changes.ts';
import { FormError } from '../../ui/FieldError.tsx';
import { BannerForm } from './BannerForm.tsx';
import { Conflict } from './Conflict.tsx';
import { Heading } from './Heading.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { PageForm } from './PageForm.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SplashForm } from './SplashForm.tsx';

function stateOf(item: ContentItem | null, isUnsaved: boolean): string {
  if (isUnsaved) return 'Not saved yet. What you type is kept on this device meanwhile.';
  const { draft, published } = item ?? {};
  if (draft) return `A draft, saved by ${draft.by} on ${moment(draft.at)}. The site does not show it yet.`;
  if (published) return `As published.${spanOf(published)}`;
  return item ? 'Never changed so far.' : 'Nothing of it is saved yet.';
}

/** Says why an item that is published is not shown. */
function spanOf(value: ContentValue): string {
  if (value.kind !== 'banner' && value.kind !== 'notice') return '';
  const now = new Date().toISOString();
  if (value.until && value.until <= now) return ` It ended on ${moment(value.until)}.`;
  return value.from && value.from > now ? ` It begins on ${moment(value.from)}.` : '';
}

/** One item: its fields beside what they will look like. */
export function ContentItemForm({ item }: { item: ContentItem | null }) {
  const value = useStore($typed);
  const isUnsaved = useStore($isUnsaved);
  const errors = useStore($formErrors);
  const newer = useStore($newer);
  if (!value) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="grid grid-cols-1 content-start gap-5" noValidate onSubmit={submit}>
      <header>
        <Heading>{item ? contentName(value) : 'New banner'}</Heading>
        <p className="mt-1.5 text-sm/[1.45] text-muted" role="status">
          {stateOf(item, isUnsaved)}
        </p>
      </header>
      {newer && <Conflict newer={newer} />}
      {value.kind !== 'splash' && !('removed' in value && value.removed) && <LanguageChoice value={value} />}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-8">
        {value.kind === 'page' && <PageForm value={value} errors={errors} />}
        {value.kind === 'banner' && <BannerForm value={value} errors={errors} />}
        {value.kind === 'splash' && <SplashForm value={value} errors={errors} />}
        {value.kind === 'notice' && <NoticeForm value={value} errors={errors} />}
      </div>
      <FormError
        message={errors['form'] ?? (Object.keys(errors).length > 0 ? 'Not saved: see what is marked above.' : '')}
      />
      <SaveBar item={item} isUnsaved={isUnsaved} />
    </form>
  );
}
