import type { BannerValue, ContentValue } from '../../../contract/content-item.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { OTHER_LOCALES } from '../../../contract/other-locales.ts';
import { moment } from '../../format/date.ts';
import type { TextName, TranslatedValue } from './language.ts';

/** Words that stand in both, or only before, or only after. */
export interface Part {
  readonly text: string;
  readonly was: 'kept' | 'removed' | 'added';
}

/** One field in which two versions differ. */
export interface Difference {
  readonly field: string;
  readonly parts: readonly Part[];
}

/** Milliseconds that comparing two long texts may take. */
const TIMEOUT_MS = 400;

/** What an editor knows the screens and the grounds of a banner by. */
export const SCREENS = { both: 'Phones and desktops', desktop: 'Desktops only', mobile: 'Phones only' };
export const GROUNDS = {
  deep: 'Deep green',
  leaf: 'Leaf',
  spice: 'Turmeric',
  clay: 'Clay',
  sky: 'Sky',
  sand: 'Sand',
  berry: 'Berry',
} satisfies Record<NonNullable<BannerValue['tint']>, string>;

/** What is one word in any script: a vowel sign belongs to its letter. */
const TOKEN = /\r?\n|[\p{L}\p{M}\p{N}_]+|[^\S\r\n]+|./gsu;
const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

const at = (instant: string | null) => (instant ? moment(instant) : '');

/** The texts in the other languages, by the name of the field and the language. */
const translated = (
  { translations }: TranslatedValue,
  names: Readonly<Partial<Record<TextName, string>>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    OTHER_LOCALES.flatMap((language) => {
      const texts: Readonly<Partial<Record<string, string | null>>> = translations?.[language] ?? {};
      return Object.entries(names).map(([name, label]) => [`${label}, ${LOCALES[language].name}`, texts[name] ?? '']);
    }),
  );

/** A version as an editor would read it out, field by field. */
function fieldsOf(value: ContentValue | null): Readonly<Record<string, string>> {
  if (!value) return {};
  if (value.kind === 'page')
    return { Title: value.title, Text: value.content, ...translated(value, { title: 'Title', content: 'Text' }) };
  if (value.kind === 'splash') return { Ground: value.backgroundColor, Text: value.textColor };
  const span = { From: at(value.from), Until: at(value.until) };
  if (value.kind === 'notice') return { Text: value.text, ...translated(value, { text: 'Text' }), ...span };
  if (value.removed) return {};
  return {
    Screens: SCREENS[value.screens],
    Place: value.place ? String(value.place) : '',
    Title: value.title ?? '',
    Sentence: value.text ?? '',
    Picture: value.image ?? '',
    'What the picture shows': value.alt ?? '',
    ...translated(value, { title: 'Title', text: 'Sentence', alt: 'What the picture shows' }),
    Link: value.link ?? '',
    Ground: value.image || !value.tint ? '' : GROUNDS[value.tint],
    Goods: (value.pictures ?? []).join(', '),
    ...span,
  };
}

/** Where two versions differ, word by word. What compares them comes along only when it is needed. */
export async function differences(before: ContentValue | null, after: ContentValue | null): Promise<Difference[]> {
  const { diffArrays } = await import('diff');
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  return [...names]
    .filter((name) => (old[name] ?? '') !== (fresh[name] ?? ''))
    .map((name) => {
      const [was, is] = [old[name] ?? '', fresh[name] ?? ''];
      const changes = diffArrays(tokensOf(was), tokensOf(is), { timeout: TIMEOUT_MS });
      const whole: Part[] = [
        { text: was, was: 'removed' },
        { text: is, was: 'added' },
      ];
      const parts = changes?.map(({ value, added, removed }): Part => ({
        text: value.join(''),
        was: added ? 'added' : removed ? 'removed' : 'kept',
      }));
      return { field: name, parts: (parts ?? whole).filter(({ text }) => text !== '') };
    });
}
