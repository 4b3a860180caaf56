import { useStore } from '@nanostores/react';
import { type TextareaHTMLAttributes, useId } from 'react';
import type { PageValue } from '../../../contract/content-item.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales.ts';
import { $language, fieldOf, textIn, typeText } from '../../stores/editor/language.ts';
import { $preview } from '../../stores/editor/preview.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Fields } from './Fields.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { TranslatedField } from './TranslatedField.tsx';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint: string;
  error?: string | undefined;
}

/** A labelled field for a long text, as `Field` is for a line. */
function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={`textarea min-h-88.5 resize-y font-mono text-name/[1.55] ${error ? 'textarea-error' : ''}`}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
      />
      <p id={`${id}-hint`} className="text-sm/[1.45] text-muted">
        {hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The English text of a page, to translate it from. */
const EnglishText = ({ value, language }: { value: PageValue; language: Locale }) => (
  <div>
    {!textIn(value, 'content', language) && (
      <button
        type="button"
        className="btn btn-wrap btn-outline btn-primary"
        onClick={() => typeText('content', value.content, language)}
      >
        Begin with the English text
      </button>
    )}
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-primary">The English text</summary>
      <p
        className="max-h-96 overflow-y-auto font-mono text-name/[1.55] wrap-anywhere whitespace-pre-wrap"
        lang="en"
        tabIndex={0}
      >
        {value.content}
      </p>
    </details>
  </div>
);

interface Props {
  value: PageValue;
  errors: Readonly<Record<string, string>>;
}

const HINT =
  'A line that begins with ## is a heading, with - a list. **Bold**, *slanted*, [words of a link](/categories). A blank line begins a paragraph.';

export function PageForm({ value, errors }: Props) {
  const { html, leftOut } = useStore($preview);
  const language = useStore($language);
  const content = textIn(value, 'content', language);
  return (
    <>
      <Fields>
        <TranslatedField label="Title" name="title" value={value} errors={errors} />
        <TextArea
          key={language}
          label="Text"
          hint={HINT}
          lang={language}
          value={content}
          spellCheck
          onChange={({ target }) => typeText('content', target.value, language)}
          error={errors[fieldOf('content', language)]}
        />
        {language !== DEFAULT_LOCALE && <EnglishText value={value} language={language} />}
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
            lang={content ? language : DEFAULT_LOCALE}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </PreviewBox>
    </>
  );
}
