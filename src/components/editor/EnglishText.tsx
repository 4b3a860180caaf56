import type { PageValue } from '../../../contract/content-item.ts';
import type { Locale } from '../../../contract/locales.ts';
import { textIn, typeText } from '../../stores/editor/language.ts';

/** The English text of a page, to translate it from. */
export const EnglishText = ({ value, language }: { value: PageValue; language: Locale }) => (
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
