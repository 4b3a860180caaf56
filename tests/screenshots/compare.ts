import { globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { call, readArguments, UsageError } from '../../cli/arguments.ts';
import { SCREENSHOTS_COMPARE } from '../../cli/script-help.ts';

/**
 * `npx haat screenshots-compare BEFORE AFTER`: which share of each page's pixels differs between two folders that
 * `npx haat screenshots` wrote. Pages that differ by more than `--over` percent are put side by side into `screenshots/compared/`.
 */
const NAME = 'screenshots-compare';
const { values, positionals } = readArguments(NAME, SCREENSHOTS_COMPARE, process.argv.slice(2));
const { over = '1', out = 'screenshots/compared' } = values;
const [before, after] = positionals;
if (!before || !after) throw new UsageError(`Name two folders of screenshots: ${call(`${NAME} BEFORE AFTER`)}`);

/** Sum of the differences in red, green and blue from which a pixel counts: below it is how glyphs are smoothed. */
const VISIBLE = 24;
const GAP = 20;

const pixels = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Returns the share of pixels that differ, in percent; what only one of the pictures has differs. */
async function difference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  const width = Math.max(a.info.width, b.info.width);
  const height = Math.max(a.info.height, b.info.height);
  const shared = { width: Math.min(a.info.width, b.info.width), height: Math.min(a.info.height, b.info.height) };
  let same = 0;
  for (let y = 0; y < shared.height; y += 1) {
    for (let x = 0; x < shared.width; x += 1) {
      const i = (y * a.info.width + x) * 3;
      const j = (y * b.info.width + x) * 3;
      let sum = 0;
      for (const colour of [0, 1, 2]) sum += Math.abs((a.data[i + colour] ?? 0) - (b.data[j + colour] ?? 0));
      if (sum <= VISIBLE) same += 1;
    }
  }
  return 100 * (1 - same / (width * height));
}

async function putSideBySide(one: string, other: string, file: string): Promise<void> {
  const [a, b] = await Promise.all([sharp(one).metadata(), sharp(other).metadata()]);
  mkdirSync(dirname(file), { recursive: true });
  await sharp({
    create: {
      width: a.width + b.width + GAP,
      height: Math.max(a.height, b.height),
      channels: 3,
      background: 'magenta',
    },
  })
    .composite([
      { input: one, left: 0, top: 0 },
      { input: other, left: a.width + GAP, top: 0 },
    ])
    .png()
    .toFile(file);
}

for (const name of globSync('**/*.png', { cwd: after }).sort()) {
  const files = [join(before, name), join(after, name)] as const;
  if (globSync(files[0]).length === 0) {
    console.log(`${name}: new`);
    continue;
  }
  const percent = await difference(...files);
  console.log(`${percent.toFixed(2).padStart(6)} %  ${name}`);
  if (percent > Number(over)) await putSideBySide(...files, join(out, name));
}
