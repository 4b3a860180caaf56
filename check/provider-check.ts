import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShopAdapter } from '../src/adapter/extension.ts';
import { codeFrom } from './ask-code.ts';
import { readOptions } from './options.ts';
import { asJson, asText } from './report.ts';
import { exitCodeOf, runCheck } from './run.ts';

/** What the shop's own adapter says, where it has one. */
async function loadShopAdapter(): Promise<ShopAdapter | undefined> {
  const file = resolve('shop.adapter.ts');
  if (!existsSync(file)) return undefined;
  return ((await import(pathToFileURL(file).href)) as { default: ShopAdapter }).default;
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
  process.exitCode = exitCodeOf(report);
}
