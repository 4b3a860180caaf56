import { useStore } from '@nanostores/react';
import type { PageValue } from '../../../contract/content-item.ts';
import { DEFAULT_LOCALE } from '../../../contract/locales.ts';
import { $language, fieldOf, textIn, typeText } from '../../stores/editor/language.ts';
import { $preview } from '../../stores/editor/preview.ts';
import { Notice } from '../../ui/Notice.tsx';
import { EnglishText } from './EnglishText.tsx';
import { Fields } from './Fields.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { TextArea } from './TextArea.tsx';
import { TranslatedField } from './TranslatedField.tsx';

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
