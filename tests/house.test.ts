import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ISLANDS } from '../src/island-registry.ts';
import { chunkedFiles } from '../build/scripts/client-chunks.ts';
import { ALLOWED } from './import-rules.ts';

/** The features of `src/stores` and `src/components`, lowest first: each may import those before it, by type too. */
const FEATURES = ['lib', 'session', 'delivery', 'catalogue', 'search', 'cart', 'wishlist', 'checkout', 'account'];

/** Editor and desk stand beside them, on the first of them alone; the desk lets people in as the editor does. */
const BESIDE = ['editor', 'desk'];
const THEIR_HIGHEST: Record<string, string> = { 'src/stores': 'session', 'src/components': 'lib' };

const files = globSync(
  '{cli,contract,dictionary,egress,build,check,src,provider,server,publisher}/**/*.{ts,tsx,astro}',
);

/** The folder or top-level file of `cli`, `provider` or `src` that a path belongs to. */
const roomOf = (path: string): string => {
  const [top = '', second = ''] = path.split('/');
  return ['cli', 'provider', 'src'].includes(top) ? `${top}/${second.replace(/\.(ts|tsx|astro|d\.ts)$/, '')}` : top;
};

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map(([, to = '']) =>
    normalize(join(dirname(file), to)),
  );

/** Every way that leads from a file back to itself, imports of types included. */
function circlesAmong(among: readonly string[]): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || done.has(file)) return;
    for (const to of importsOf(file)) if (among.includes(to)) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of among) visit(file, []);
  return circles;
}

describe('the house', () => {
  test('has files to look at', () => expect(files.length).toBeGreaterThan(50));

  test('nothing imports against the picture', () => {
    const broken = files.flatMap((file) => {
      const from = roomOf(file);
      return importsOf(file)
        .filter((to) => roomOf(to) !== from && !(ALLOWED[from] ?? []).includes(roomOf(to)))
        .map((to) => `${file} → ${to}`);
    });
    expect(broken).toEqual([]);
  });

  test('the docs name tests that there are', () => {
    const tests = globSync('tests/**/*.{test,spec}.{ts,tsx}');
    // A feature that somebody is yet to write has no test.
    const docs = ['README.md', ...globSync('docs/**/*.md')].filter((doc) => doc !== 'docs/developer/new-feature.md');
    const missing = docs.flatMap((doc) =>
      [...readFileSync(doc, 'utf8').matchAll(/(?<![\w./-])\w[\w./-]*\.(?:test|spec)\.tsx?/g)]
        .filter(([named]) => !tests.some((one) => `/${one}`.endsWith(`/${named}`)))
        .map(([named]) => `${doc}: ${named}`),
    );
    expect(tests.length).toBeGreaterThan(300);
    expect(missing).toEqual([]);
  });

  test('islands are hydrated by a page, and none imports another', () => {
    const islands = globSync('src/islands/**/*.tsx');
    const shell = 'src/islands/shell.ts';
    const pages = files
      .filter((file) => file.endsWith('.astro'))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const isHydrated = (island: string) => {
      const name = basename(island, '.tsx');
      const from = importsOf(shell).includes(island) ? [island, shell] : [island];
      return pages.some(
        ({ file, text }) =>
          importsOf(file).some((to) => from.includes(to)) && new RegExp(`<${name}\\s+client:`).test(text),
      );
    };
    expect(islands.length).toBeGreaterThan(10);
    expect(islands.filter((island) => !isHydrated(island))).toEqual([]);
    const between = islands.flatMap((island) => importsOf(island).filter((to) => roomOf(to) === 'src/islands'));
    expect(between).toEqual([]);
    const others = globSync('src/islands/**/*.*').filter((file) => !islands.includes(file) && file !== shell);
    expect(others).toEqual([]);
  });

  // A store that changes while React hydrates would be seen by a render that is begun anew, and not fit the HTML.
  test('islands say of each store what the build has shown of it', () => {
    const calls = globSync('src/islands/**/*.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/useStore\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g)].map(
        ([call]) => `${file}: ${call}`,
      ),
    );
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter((call) => !/\bssr\b/.test(call))).toEqual([]);
  });

  test.each(['src/stores', 'src/components'])('one direction between features of %s', (room) => {
    const featureOf = (path: string) => path.split('/')[2] ?? '';
    const within = files.filter((file) => roomOf(file) === room);
    const upwards = within.flatMap((file) =>
      importsOf(file)
        .filter((to) => roomOf(to) === room && featureOf(to) !== featureOf(file))
        .filter((to) => !(featureOf(file) === 'desk' && featureOf(to) === 'editor'))
        .filter((to) => {
          const highest = BESIDE.includes(featureOf(file)) ? THEIR_HIGHEST[room] : featureOf(file);
          const below = FEATURES.indexOf(featureOf(to));
          return below < 0 || below > FEATURES.indexOf(highest ?? '');
        })
        .map((to) => `${file} → ${to}`),
    );
    expect(upwards).toEqual([]);
    expect(new Set(within.map(featureOf))).toEqual(new Set([...FEATURES, ...BESIDE]));
  });

  test('no file imports itself by way of others', () => {
    expect(circlesAmong(files)).toEqual([]);
  });

  test('no route writes SQL', () => {
    const writing = globSync('provider/routes/*.ts').filter((file) =>
      /from '(?:drizzle-orm|[./]*\/db\/)/.test(readFileSync(file, 'utf8')),
    );
    expect(writing).toEqual([]);
  });

  test('contract imports the schema library only', () => {
    const foreign = globSync('contract/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '([^.'][^']*)'/g)]
        .map(([, name]) => name)
        .filter((name) => name !== 'valibot'),
    );
    expect(foreign).toEqual([]);
  });

  test('the environment of a build is asked for one variable at a time', () => {
    // As a whole, Astro writes each variable into the module whose name occurs there: a shell's own would change pages.
    const whole = files.filter((file) => /import\.meta\.env\b(?!\.[A-Z_]+\b)/.test(readFileSync(file, 'utf8')));
    expect(whole).toEqual([]);
  });

  // The first of them takes a slow phone 10 to 120 ms.
  test('no module that a page loads makes a formatter before it is needed', () => {
    const eager = files.filter(
      (file) =>
        /^(?:src|contract)\//.test(file) && /^(?:export )?const \w+ = new Intl\./m.test(readFileSync(file, 'utf8')),
    );
    expect(eager).toEqual([]);
  });

  test('the registry of islands has every island', () => {
    const names = globSync('src/islands/*.tsx').map((file) => basename(file, '.tsx'));
    expect(Object.keys(ISLANDS).sort()).toEqual(names.sort());
  });

  test('the chunks of the client name files that exist', () => {
    expect(chunkedFiles.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('no benchmark and no helper that it shares with tests imports a test', () => {
    const sharing = globSync('{bench,harness}/**/*.ts');
    expect(sharing.length).toBeGreaterThan(20);
    const broken = sharing.flatMap((file) => importsOf(file).filter((to) => to.startsWith('tests/')));
    expect(broken).toEqual([]);
  });

  test('no test is skipped or focused', () => {
    const marked = globSync('tests/**/*.{ts,tsx}').filter((file) =>
      /\b(?:test|it|describe)\.(?:skip|only|todo|fixme)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(marked).toEqual([]);
  });
});
