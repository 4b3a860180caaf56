import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopAdapter } from '../src/adapter/extension.ts';
import { codeFrom } from './ask-code.ts';
import { readOptions } from './options.ts';
import { asJson, asText } from './report.ts';
import { exitCodeOf, runCheck } from './run.ts';

const FILE = 'shop.adapter.ts';

/** What the shop's own adapter says, where it has one. */
async function loadShopAdapter(): Promise<ShopAdapter | undefined> {
  if (!existsSync(FILE)) return undefined;
  return ((await import(pathToFileURL(resolve(FILE)).href)) as { default: ShopAdapter }).default;
}

/** Writes a suggestion where there is no adapter yet; otherwise hands it to standard output, unless the report has it there. */
function hand(suggestion: string | null, isInReport: boolean): void {
  if (suggestion === null) return console.error(`No ${FILE} is needed: every call that was tried is read.`);
  try {
    writeFileSync(FILE, suggestion, { flag: 'wx' });
    console.error(`${FILE} is written: a beginning for what can’t be read.`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    console.error(`${FILE} is there already and stays as it is: the suggestion is printed.`);
    if (!isInReport) console.log(`\n${suggestion}`);
  }
}

/** `npx haat check`. */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args, process.env, codeFrom(process.env));
  let looked = 0;
  const isTerminal = process.stderr.isTTY;
  const progress = {
    step: (what: string) => console.error(`${isTerminal ? '\r' : ''}Looking at ${what} …`),
    finding: () => isTerminal && process.stderr.write(`\r${(looked += 1)} looked at `),
  };
  const report = await runCheck(options, progress, undefined, await loadShopAdapter());
  if (isTerminal) process.stderr.write('\r');
  console.log((options.json ? asJson : asText)(options.providerUrl, report));
  if (report.suggestion !== undefined) hand(report.suggestion, options.json);
  process.exitCode = exitCodeOf(report);
}
