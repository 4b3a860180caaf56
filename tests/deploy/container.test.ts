import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g;
const COMMENTS_AND_TYPES = /\/\*[^]*?\*\/|^\s*\/\/.*|^\s*(?:import|export) type\b[^;]*;/gm;

/** These files, and all that they import. */
function withImports(entries: readonly string[]): string[] {
  const files = new Set(entries);
  // A set is walked to its end, with what is added on the way.
  for (const file of files)
    for (const [, to = ''] of readFileSync(file, 'utf8').replace(COMMENTS_AND_TYPES, '').matchAll(IMPORT))
      files.add(normalize(join(dirname(file), to)));
  return [...files];
}

/** What a container is given of the project. */
const copied = (dockerfile: string): string[] =>
  [...readFileSync(`deploy/container/${dockerfile}`, 'utf8').matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );

test.each([
  ['provider.Dockerfile', globSync('provider/cli/*.ts')],
  ['site.Dockerfile', ['astro.config.mjs', 'server/build.ts', 'publisher/index.ts']],
])('%s copies all that its commands import', (dockerfile, entries) => {
  const sources = copied(dockerfile);
  const isCopied = (file: string) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`) || matchesGlob(file, source));
  expect(withImports(entries).filter((file) => !isCopied(file))).toEqual([]);
});
