import { useStore } from '@nanostores/react';
import {
  $language,
  fieldOf,
  textIn,
  type TextName,
  type TranslatedValue,
  typeText,
} from '../../stores/editor/language.ts';
import { DEFAULT_LOCALE } from '../../../contract/locales.ts';
import { Field } from '../../ui/Field.tsx';

interface Props {
  label: string;
  name: TextName;
  value: TranslatedValue;
  hint?: string;
  errors: Readonly<Record<string, string>>;
}

/** A line in the language that is written in; of another than English, with the English one below it. */
export function TranslatedField({ label, name, value, hint, errors }: Props) {
  const language = useStore($language);
  const english = textIn(value, name, DEFAULT_LOCALE);
  return (
    <Field
      // Of its own in each language: what undoes typing would bring one into the other.
      key={language}
      label={label}
      lang={language}
      spellCheck
      value={textIn(value, name, language)}
      hint={language === DEFAULT_LOCALE || !english ? hint : `In English: ${english}`}
      error={errors[fieldOf(name, language)]}
      onChange={({ target }) => typeText(name, target.value, language)}
    />
  );
}
