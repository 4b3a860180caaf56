import { OTHER_LOCALES } from './other-locales.ts';

/** What is lost where a field that may be left out is left out, or is null: by its owner and name, one sentence each. */
export type Losses = Readonly<Record<string, string>>;

const IN_ENGLISH: Losses = {
  name: 'The name is said as it is, beside a product’s the word for common goods.',
  description: 'The description is said as it is.',
  title: 'The title is said as it is.',
  text: 'The sentence is said as it is.',
  content: 'The text is said as it is.',
  alt: 'The picture is described as it is.',
};
/** Of a record's texts in other languages, all of which may be left out. */
export const translations = (fields: readonly string[] = ['name'], at = ''): Losses => {
  const of = `${at}translations`;
  const languages = OTHER_LOCALES.map((locale) => `${of}.${locale}`);
  return {
    ...Object.fromEntries([of, ...languages].map((path) => [path, 'The texts are said as they are.'])),
    ...Object.fromEntries(
      languages.flatMap((path) => fields.map((field) => [`${path}.${field}`, IN_ENGLISH[field] ?? ''])),
    ),
  };
};
