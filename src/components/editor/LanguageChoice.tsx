import { useStore } from '@nanostores/react';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../contract/locales.ts';
import { $formErrors } from '../../stores/editor/form.ts';
import { $language, languageOf, type TranslatedValue, written } from '../../stores/editor/language.ts';
import { Check, CircleAlert } from '../../ui/icons.ts';

const STATE = {
  nothing: 'Nothing is written yet: the shop shows it in English.',
  part: 'What is empty here, the shop shows in English.',
  all: 'All of it is written in this language.',
};

/** Which language is written in; the others are told by what they lack. */
export function LanguageChoice({ value }: { value: TranslatedValue }) {
  const language = useStore($language);
  const errors = useStore($formErrors);
  const isWrong = (locale: Locale) =>
    Object.keys(errors).some((field) => field !== 'form' && languageOf(field) === locale);
  return (
    <div className="grid gap-2">
      <div className="join w-full sm:w-auto" role="group" aria-label="Language">
        {(Object.keys(LOCALES) as Locale[]).map((locale) => (
          <button
            key={locale}
            type="button"
            className="btn join-item flex-1 border-base-300 px-3 font-medium aria-pressed:btn-primary sm:flex-none sm:px-5"
            aria-pressed={locale === language}
            onClick={() => $language.set(locale)}
          >
            <span lang={locale}>{LOCALES[locale].name}</span>
            <Mark isWrong={isWrong(locale)} isWritten={written(value, locale) === 'all'} />
          </button>
        ))}
      </div>
      {language !== DEFAULT_LOCALE && (
        <p className="text-sm/[1.45] text-muted" role="status">
          {STATE[written(value, language)]}
        </p>
      )}
    </div>
  );
}

function Mark({ isWrong, isWritten }: { isWrong: boolean; isWritten: boolean }) {
  if (!isWrong && !isWritten) return null;
  const Icon = isWrong ? CircleAlert : Check;
  return (
    <>
      <Icon className="size-4" aria-hidden="true" />
      <span className="sr-only">, {isWrong ? 'something is wrong' : 'written'}</span>
    </>
  );
}
