import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text that the shop says, and where. */
export interface Said {
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** Which arguments of these are texts. */
const SAYING: Readonly<Record<string, readonly number[]>> = {
  t: [0],
  msg: [0],
  rich: [0],
  sentence: [0],
  plural: [1, 2],
};
/** What says a text at once, in the language of that moment. */
const AT_ONCE = ['t', 'rich', 'plural'];

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;
/** They hold no expressions, and what they hold is no markup. */
const RAW = /<(script|style)\b[^>]*(?<!\/)>[\s\S]*?<\/\1>|<!doctype[^>]*>|<!--[\s\S]*?-->/gi;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Returns an Astro file as TypeScript reads it, with what stands in its lines where it was. */
function asTsx(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  const [whole = '', code = ''] = FRONTMATTER.exec(text) ?? [];
  const markup = text.slice(whole.length).replace(RAW, blank);
  // `client:idle=` and `class:list=`.
  const named = markup.replace(/\b[a-z]+:[a-z]+(?==)/g, 'given');
  return `${whole ? `\n${code}\n;` : ''}<>${named}</>`;
}

/** The scripts in an Astro file's markup, where they stand. */
const scriptsOf = (file: string, text: string): string[] =>
  file.endsWith('.astro')
    ? [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ({ index, 1: code = '' }) => blank(text.slice(0, index)) + code,
      )
    : [];

/** What TypeScript finds wrong; its types keep the list to themselves. */
const problemsOf = (source: ts.SourceFile) =>
  (source as unknown as { parseDiagnostics: readonly ts.DiagnosticWithLocation[] }).parseDiagnostics;

const textOf = ({ messageText }: ts.Diagnostic): string => ts.flattenDiagnosticMessageText(messageText, ' ');

function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const read = (code: string) => ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const first = read(text);
  // Astro's `<Page {title}>`, where TypeScript expects `{...title}`.
  const short = new Set(problemsOf(first).flatMap((one) => (textOf(one) === "'...' expected." ? [one.start] : [])));
  const source =
    short.size > 0
      ? read(
          text
            .split('')
            .map((sign, i) => (short.has(i) ? `...${sign}` : sign))
            .join(''),
        )
      : first;
  // What is not understood would be overlooked.
  const [problem] = problemsOf(source);
  if (!problem) return source;
  const { line } = source.getLineAndCharacterOfPosition(problem.start);
  throw new Error(`${file}:${line + 1} can't be read: ${textOf(problem)}`);
}

/** The site, and what the provider says to customers. */
const SOURCES = ['src/**/*.{ts,tsx,astro}', 'build/**/*.ts', 'contract/*.ts', 'provider/{domain,http,routes}/**/*.ts'];

const sources = (): ts.SourceFile[] =>
  globSync(SOURCES, { exclude: (path) => path.startsWith('src/i18n') }).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [asTsx(file, text), ...scriptsOf(file, text)].map((code) => parse(file, code));
  });

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** The texts that an expression may come to. */
function literals(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literals(node.expression);
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  return [];
}

const calleeOf = (node: ts.Node): string =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : '';

const placeOf = (node: ts.Node): Pick<Said, 'file' | 'line'> => {
  const source = node.getSourceFile();
  return { file: source.fileName, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
};

/** Every text that the shop's code names for translation. */
export function saidTexts(): Said[] {
  const said: Said[] = [];
  for (const source of sources())
    walk(source, (node) => {
      const places = SAYING[calleeOf(node)];
      if (!places || !ts.isCallExpression(node)) return;
      for (const place of places)
        for (const text of node.arguments[place] ? literals(node.arguments[place]) : [])
          said.push({ text, ...placeOf(node) });
    });
  return said;
}

const isWithin = (node: ts.Node, test: (node: ts.Node) => boolean): boolean =>
  node.parent !== undefined && (test(node.parent) || isWithin(node.parent, test));

/** What is said when a module is loaded, once for all languages. An Astro file's own code runs for each page. */
export function saidTooEarly(): Said[] {
  const early: Said[] = [];
  for (const source of sources().filter(({ fileName }) => !fileName.endsWith('.astro')))
    walk(source, (node) => {
      const isLater = () => isWithin(node, (one) => ts.isFunctionLike(one) || isInstanceField(one));
      if (AT_ONCE.includes(calleeOf(node)) && !isLater()) early.push({ text: node.getText(), ...placeOf(node) });
    });
  return early;
}

const isInstanceField = (node: ts.Node): boolean =>
  ts.isPropertyDeclaration(node) && !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
