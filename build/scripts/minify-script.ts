import { readFileSync } from 'node:fs';
import { minifySync, transformWithOxc } from 'vite';
import { TRANSLATIONS } from '../../contract/locales.ts';
import { OTHER_LOCALES } from '../../contract/other-locales.ts';

const LETTERS = OTHER_LOCALES.flatMap((locale) => {
  const { letters } = TRANSLATIONS[locale];
  return letters ? [[locale, [letters.sample, letters.range]] as const] : [];
});

/** What stands for these names in the scripts of src/shell that import nothing. */
const DEFINE = {
  OTHER_LOCALES: JSON.stringify(OTHER_LOCALES),
  LETTERS: JSON.stringify(Object.fromEntries(LETTERS)),
};

/**
 * Returns a script of src/shell, ready to be inlined.
 * @throws it is no script
 */
export async function minifyFile(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { define: DEFINE });
  return minifyScript(code, file);
}

/** @throws it is no script */
export function minifyScript(script: string, name: string): string {
  const { code, errors } = minifySync(name, script);
  if (errors[0]) throw new Error(`${name} is no script: ${errors[0].message}`);
  return code;
}
