import type { OtherLocale } from '../../../contract/locales.ts';
import type { Messages } from '../current.ts';

/** What a shop needs of a script. */
export interface Letters {
  /** The whole font, in `@fontsource`. */
  readonly font: string;
  /** Those that the language writes: what Assamese, Marathi and Sanskrit have besides is left out, and so are digits, which are Latin. */
  readonly consonants: string;
  readonly vowels: string;
  readonly marks: string;
  /** The script's tag in OpenType, as browsers shape it. */
  readonly scripts: string;
  /** The sign that joins two consonants. */
  readonly virama: string;
  readonly ra: string;
  /** Vowels below a conjunct, which may be drawn as one with it. */
  readonly below: string;
  /** The conjuncts that words in use have, those of English, Arabic and Persian words too. */
  readonly conjuncts: string;
}

export const LETTERS: Readonly<Partial<Record<OtherLocale, Letters>>> = {
  bn: {
    font: 'hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2',
    consonants: 'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহৎড়ঢ়য়',
    vowels: 'অআইঈউঊঋএঐওঔ',
    marks: 'ািীুূৃেৈোৌৗংঃঁ়',
    scripts: 'bng2',
    virama: '্',
    ra: 'র',
    below: 'ুূ',
    conjuncts:
      'ক্ক ক্ট ক্ট্র ক্ত ক্ত্র ক্ব ক্ম ক্য ক্র ক্ল ক্ষ ক্ষ্ণ ক্ষ্ম ক্ষ্য ক্স ক্স্ট খ্য খ্র গ্গ গ্ণ গ্ধ গ্ন গ্ব গ্ম গ্য গ্র গ্ল ঘ্ন ঘ্য ঘ্র ' +
      'ঙ্ক ঙ্ক্ত ঙ্ক্ষ ঙ্খ ঙ্গ ঙ্ঘ ঙ্ম চ্চ চ্ছ চ্ছ্ব চ্ছ্র চ্ঞ চ্য জ্জ জ্জ্ব জ্ঝ জ্ঞ জ্ব জ্য জ্র ঞ্চ ঞ্ছ ঞ্জ ঞ্ঝ ট্ট ট্ব ট্ম ট্য ট্র ড্ড ড্য ড্র ঢ্য ঢ্র ' +
      'ণ্ট ণ্ঠ ণ্ড ণ্ড্র ণ্ণ ণ্ব ণ্ম ণ্য ত্ত ত্ত্ব ত্ত্র ত্থ ত্ন ত্ব ত্ম ত্য ত্র ত্ল থ্ব থ্য থ্র দ্গ দ্ঘ দ্দ দ্দ্ব দ্ধ দ্ব দ্ভ দ্ম দ্য দ্র ধ্ন ধ্ব ধ্ম ধ্য ধ্র ' +
      'ন্ট ন্ট্র ন্ঠ ন্ড ন্ড্র ন্ত ন্ত্ব ন্ত্র ন্থ ন্দ ন্দ্ব ন্দ্র ন্ধ ন্ধ্র ন্ন ন্ব ন্ম ন্য ন্স প্ট প্ত প্ন প্প প্য প্র প্ল প্স ফ্র ফ্ল ব্জ ব্দ ব্ধ ব্ব ব্য ব্র ব্ল ভ্য ভ্র ' +
      'ম্ন ম্প ম্প্র ম্ফ ম্ব ম্ভ ম্ভ্র ম্ম ম্য ম্র ম্ল য্য ল্ক ল্গ ল্ট ল্ড ল্প ল্ফ ল্ব ল্ভ ল্ম ল্য ল্ল শ্চ শ্ছ শ্ন শ্ব শ্ম শ্য শ্র শ্ল ' +
      'ষ্ক ষ্ক্র ষ্ট ষ্ট্র ষ্ঠ ষ্ণ ষ্প ষ্প্র ষ্ফ ষ্ব ষ্ম ষ্য স্ক স্ক্র স্খ স্ট স্ট্র স্ত স্ত্র স্থ স্ন স্প স্প্র স্ফ স্ব স্ম স্য স্র স্ল হ্ণ হ্ন হ্ব হ্ম হ্য হ্র হ্ল',
  },
  hi: {
    font: 'hind/files/hind-devanagari-400-normal.woff2',
    consonants: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहक़ख़ग़ज़ड़ढ़फ़',
    vowels: 'अआइईउऊऋऍएऐऑओऔॐ',
    marks: 'ािीुूृॅेैॉोौंःँ़',
    scripts: 'dev2',
    virama: '्',
    ra: 'र',
    below: 'ुू',
    conjuncts:
      'क्क क्ट क्ट्र क्त क्र क्ल क्व क्ष क्ष्म क्ष्य क्स ख़्त ग्ग ग्ध ग्न ग्र ग्ल घ्न च्च च्छ ज्ज ज्झ ज्ञ ञ्च ञ्ज ट्ट ट्ठ ट्र ड्ड ड्ढ ड्र ण्ट ण्ड ण्ण ' +
      'त्त त्त्व त्थ त्न त्म त्य त्र त्स थ्य द्ग द्द द्ध द्भ द्म द्य द्र द्व ध्य ध्व न्ट न्त न्त्र न्द न्द्र न्ध न्न न्म न्य न्ह प्त प्न प्प प्य प्र प्ल प्स फ़्र फ्ल ब्ज ब्द ब्ध ब्ब ब्र ब्ल ' +
      'भ्य भ्र म्प म्ब म्भ म्म म्र म्ल म्ह य्य ल्क ल्द ल्प ल्ल ल्ह व्य व्र श्क श्च श्न श्म श्र श्ल श्व ष्क ष्ट ष्ट्र ष्ठ ष्ण ष्प ष्म ' +
      'स्क स्क्र स्ट स्ट्र स्त स्त्र स्थ स्न स्प स्फ स्म स्य स्र स्ल स्व स्स ह्न ह्म ह्य ह्र ह्ल ह्व',
  },
};

/** Dandas, and joiners, which say how a conjunct is written. */
const SIGNS = '।॥\u200C\u200D';

/** Every character that the font has. Some letters are two: a consonant, and the dot below it. */
export const charactersOf = ({ consonants, vowels, marks, virama }: Letters): string[] => [
  ...new Set(consonants + vowels + marks + virama + SIGNS),
];

/** Texts in which everything that a shop may write occurs at least once, to be shaped. */
export function textsOf(letters: Letters, messages: Messages): string[] {
  const { conjuncts, marks, virama, ra, below } = letters;
  const consonants = [...letters.consonants];
  return [
    ...charactersOf(letters),
    ...consonants.flatMap((one) => [one + virama, ra + virama + one, ...[...marks].map((mark) => one + mark)]),
    ...conjuncts.split(' ').flatMap((one) => [one, ra + virama + one, ...[...below].map((mark) => one + mark)]),
    ...Object.values(messages),
  ];
}
