// A site as the publisher knows one: a command that builds into BUILD_DIR. It does as the file it is given says.
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface BuildSpec {
  /** Stands on every page of the build, so that a mixture would show. */
  readonly text: string;
  readonly pages: number;
  /** Number of pages after which the build hangs until it is told to go on. */
  readonly hangsAfter?: number;
  /** Additional files, by their path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files of the first build of this text only. */
  readonly filesOfFirst?: Readonly<Record<string, string>>;
  /** Ends the build with these words. */
  readonly fails?: string;
}

const [specFile = '', log = '', goOnFile = ''] = process.argv.slice(2);
const {
  text,
  pages,
  hangsAfter = Infinity,
  files = {},
  filesOfFirst = {},
  fails,
} = JSON.parse(readFileSync(specFile, 'utf8')) as BuildSpec;
const dir = process.env['BUILD_DIR'] ?? '';

const names = Array.from({ length: pages }, (_, i) => (i === 0 ? '/' : `/page-${i}`));
const page = (name: string) =>
  `<!doctype html><html lang="en"><head><title>${name}</title></head><body><p>${text}, and the rest of a long sentence.</p>` +
  `${names.map((to) => `<a href="${to}">${to}</a>`).join('')}<script src="/_astro/${text}.js"></script></body></html>`;

/** As builds do, it writes what differs and nothing else. */
function put(name: string, content: string): void {
  const file = join(dir, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Gives a sign of life until then, so that one that outlives its publisher shows. */
function toGoOn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const looking = setInterval(() => {
    appendFileSync(log, `still ${text}\n`);
    if (existsSync(goOnFile)) resolve(undefined);
  }, 10);
  return promise.then(() => clearInterval(looking));
}

const isFirst = !existsSync(log) || !readFileSync(log, 'utf8').includes(`start ${text}\n`);
appendFileSync(log, `start ${text}\nscope ${process.env['BUILD_SCOPE']}\n`);
const script = `_astro/${text}.js`;
const more = { ...files, ...(isFirst && filesOfFirst) };
const fileOf = (name: string) => (name === '/' ? 'index.html' : `${name.slice(1)}.html`);
const outputFiles = new Set([script, '404.html', ...names.map(fileOf), ...Object.keys(more)]);
for (const old of globSync('**/*.*', { cwd: dir })) if (!outputFiles.has(old)) rmSync(join(dir, old));
put(script, `'${text}'`);
put('404.html', page('/404'));
for (const [i, name] of names.entries()) {
  if (i === hangsAfter) await toGoOn();
  if (!(fileOf(name) in more)) put(fileOf(name), page(name));
}
for (const [name, content] of Object.entries(more)) put(name, content);
if (fails) {
  console.error(fails);
  process.exitCode = 1;
}
appendFileSync(log, `end ${text}\n`);
