import { execFileSync } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OTHER_LOCALES } from '../../../contract/other-locales.ts';
import { MESSAGES } from '../messages.ts';
import { LETTERS, charactersOf, textsOf } from './letters.ts';

// `npx haat i18n-fonts`: makes the letters of src/assets anew. Needs `hb-shape`, `pyftsubset` and the fonts whole:
// apt-get install libharfbuzz-bin fonttools python3-brotli; npm install --no-save @fontsource/hind-siliguri@5.3.0 @fontsource/hind@5.3.0

/** HarfBuzz reads no WOFF2. */
function unpacked(font: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'font-')), 'whole.ttf');
  execFileSync('fonttools', ['ttLib.woff2', 'decompress', '-o', file, font]);
  return file;
}

/** The glyphs that these texts are drawn with. */
const glyphsOf = (font: string, texts: readonly string[]): Set<string> =>
  new Set(
    execFileSync('hb-shape', ['--no-glyph-names', '--no-positions', '--no-clusters', '--text-file=-', font], {
      input: texts.join('\n'),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    }).match(/\d+/g),
  );

for (const locale of OTHER_LOCALES) {
  const letters = LETTERS[locale];
  if (!letters) continue;
  const font = unpacked(join('node_modules/@fontsource', letters.font));
  const output = fileURLToPath(new URL(`../../assets/letters-${locale}.woff2`, import.meta.url));
  execFileSync('pyftsubset', [
    font,
    `--output-file=${output}`,
    '--flavor=woff2',
    `--text=${charactersOf(letters).join('')}`,
    `--gids=${[...glyphsOf(font, textsOf(letters, MESSAGES[locale]))].join(',')}`,
    // Of the conjuncts, those alone that were shaped: any other is written with its virama.
    '--no-layout-closure',
    `--layout-scripts=${letters.scripts}`,
    '--no-hinting',
    '--name-IDs=',
  ]);
  process.stdout.write(`${locale}: ${statSync(output).size} bytes\n`);
}
