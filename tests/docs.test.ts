import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { marked, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { COMMANDS, NPM_SCRIPTS } from '../cli/commands.ts';
import { DOCUMENTED, isOf, RUN_ELSEWHERE, RUN_HERE, wordsOf } from './cli/documented-commands.ts';
import { PARTS } from './runner/parts.ts';

const pages = globSync(['*.md', '{bench,docs,publisher,src}/**/*.md']);

const readTokens = (page: string): Token[] => {
  const found: Token[] = [];
  marked.walkTokens(marked.lexer(readFileSync(page, 'utf8')), (token) => {
    found.push(token);
  });
  return found;
};
const tokens = new Map(pages.map((page) => [page, readTokens(page)]));
const tokensOf = (page: string): readonly Token[] => tokens.get(page) ?? [];

/** The anchors of a page, made of its headings as GitHub makes them: a heading that was there before gets a number. */
const anchorsOf = (page: string): string[] => {
  const slugs: string[] = [];
  for (const token of tokensOf(page)) {
    if (token.type !== 'heading') continue;
    const text = marked.parseInline(token.text, { async: false }).replace(/<[^>]*>|&[a-z#\d]+;/g, '');
    slugs.push(
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    );
  }
  return slugs.map((slug, index) => {
    const before = slugs.slice(0, index).filter((other) => other === slug).length;
    return before === 0 ? slug : `${slug}-${before}`;
  });
};

const anchors = new Map(pages.map((page) => [page, anchorsOf(page)]));

/** Links and pictures that lead to files of the project. */
const linksOf = (page: string): string[] =>
  tokensOf(page)
    .flatMap((token) => (token.type === 'link' || token.type === 'image' ? String(token.href) : []))
    .filter((href) => !/^[a-z]+:/.test(href));

const isBroken = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  return !existsSync(file) || (anchor !== undefined && !anchors.get(file)?.includes(anchor));
};

/** What stands as code: names of files, settings, commands. */
const codeOf = (page: string): string[] =>
  tokensOf(page).flatMap((token) => (token.type === 'codespan' ? String(token.text) : []));

/** Commands with what is typed behind them, in sentences and in blocks. */
const commandsIn = (page: string): { name: string; options: string[] }[] =>
  [...readFileSync(page, 'utf8').matchAll(/npx haat ([a-z][\w-]*)((?: [^\s`|&;]+)*)/g)].map(
    ([, name = '', rest = '']) => ({
      name,
      options: [...rest.matchAll(/ --([a-z-]+)/g)].map(([, option = '']) => option),
    }),
  );

/** What `npm` is told to run there. */
const scriptsIn = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/npm (?:run )?((?<=run )[\w:-]*\w|start|test)\b/g)].map(
    ([, name = '']) => name,
  );

const partsIn = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/npm test -- --only ([a-z-]+)/g)].map(([, name = '']) => name);

const sources = globSync('{*,*/**/*}.{ts,tsx,astro}', { exclude: ['node_modules/**', 'data/**', 'dist*/**'] });

/** Every test, named without its endings. */
const tests = globSync('tests/**/*.{test,spec}.{ts,tsx}').map((test) =>
  test.replace(/^tests\/|(?:\.slow)?\.(?:test|spec)\.tsx?$/g, ''),
);

describe('the docs', () => {
  test.each(pages)('%s links to files and headings that exist', (page) => {
    expect(linksOf(page).filter((link) => isBroken(page, link))).toEqual([]);
  });

  // Two of them walk through files that somebody is yet to write.
  test.each(pages.filter((page) => !/new-(?:feature|language)\.md$/.test(page)))(
    '%s names sources that exist',
    (page) => {
      const named = codeOf(page).filter((code) => /^[\w./[\]-]+\.(?:ts|tsx|astro)$/.test(code));
      expect(named.filter((name) => !sources.some((source) => `/${source}`.endsWith(`/${name}`)))).toEqual([]);
    },
  );

  test.each(pages.filter((page) => commandsIn(page).length + scriptsIn(page).length > 0))(
    '%s names commands that exist, and options that they have',
    async (page) => {
      expect(scriptsIn(page).filter((name) => !Object.hasOwn(NPM_SCRIPTS, name))).toEqual([]);
      expect(partsIn(page).filter((name) => !PARTS.some((part) => part.name === name))).toEqual([]);
      for (const { name, options } of commandsIn(page)) {
        const help = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.help() : undefined;
        expect(help, name).toBeDefined();
        expect(Object.keys({ ...help?.options, help: '' }), name).toEqual(expect.arrayContaining(options));
      }
    },
  );

  test('name commands that a test runs, or that are for another machine, each in one table', () => {
    const tables = (command: string): string[] => [
      ...RUN_HERE.filter((other) => other === command),
      ...Object.keys(RUN_ELSEWHERE).filter((beginning) => isOf(command, beginning)),
    ];
    expect(DOCUMENTED.filter((command) => tables(command).length !== 1)).toEqual([]);
    expect(RUN_HERE.filter((command) => !DOCUMENTED.includes(command))).toEqual([]);
    const beginnings = Object.keys(RUN_ELSEWHERE);
    expect(beginnings.filter((beginning) => !DOCUMENTED.some((command) => isOf(command, beginning)))).toEqual([]);
    const named = Object.values(RUN_ELSEWHERE).filter((where) => !where.includes(' '));
    expect(named.filter((name) => !tests.includes(name))).toEqual([]);
  });

  test('name tests that exist where they say how to run one', () => {
    const typed = DOCUMENTED.filter((command) => /npx (?:vitest|playwright) /.test(command)).map(wordsOf);
    const paths = typed.flat().filter((word) => word.startsWith('tests/') && !word.endsWith('…'));
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    const titles = typed.flatMap((words) => words.filter((_, index) => /^-[tg]$/.test(words[index - 1] ?? '')));
    const sources = globSync('tests/**/*.{test,spec}.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
    expect(titles.length).toBeGreaterThan(2);
    expect(titles.filter((title) => !sources.some((source) => source.includes(title)))).toEqual([]);
  });

  test('name tests that exist in the threat model, without their endings', () => {
    const [model = ''] = pages.filter((page) => page.endsWith('/threat-model.md'));
    const named = codeOf(model).filter((code) => /^[a-z\d-]+(?:\/[a-z\d-]+)+$/.test(code));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !tests.includes(name))).toEqual([]);
  });

  test('are all looked at', () => {
    const some = ['README.md', 'publisher/README.md', 'src/adapter/README.md'];
    expect(pages).toEqual(expect.arrayContaining(some));
    expect(pages.filter((page) => page.startsWith('docs/')).length).toBeGreaterThan(40);
    expect(pages.flatMap(linksOf).length).toBeGreaterThan(150);
  });
});
