import { useStore } from '@nanostores/react';
import type { PageValue } from '../../../contract/content-item.ts';
import { $preview } from '../../stores/editor/preview.ts';
import { type } from '../../stores/editor/unsaved-changes.ts';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Fields } from './Fields.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { TextArea } from './TextArea.tsx';

interface Props {
  value: PageValue;
  errors: Readonly<Record<string, string>>;
}

const HINT =
  'A line that begins with ## is a heading, with - a list. **Bold**, *slanted*, [words of a link](/categories). A blank line begins a paragraph.';

export function PageForm({ value, errors }: Props) {
  const { html, leftOut } = useStore($preview);
  return (
    <>
      <Fields>
        <Field
          label="Title"
          value={value.title}
          onChange={({ target }) => type({ title: target.value })}
          error={errors['title']}
        />
        <TextArea
          label="Text"
          hint={HINT}
          value={value.content}
          spellCheck
          onChange={({ target }) => type({ content: target.value })}
          error={errors['content']}
        />
        {leftOut && (
          <Notice>Scripts, styles, pictures and forms in the text are left out: the site does not show them.</Notice>
        )}
      </Fields>
      <PreviewBox>
        {/* Sanitised as the site's own pages are. */}
        {html === null ? (
          <p className="text-muted">One moment…</p>
        ) : (
          <article
            className="pt-0! prose lg:[&_h1]:text-4xl [&_h2]:text-xl [&_h3]:mt-6 [&_h3]:mb-2"
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </PreviewBox>
    </>
  );
}
