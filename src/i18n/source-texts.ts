import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text for translation, and its location in the source. */
export interface SourceText {
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
/** Functions that translate at once, in the current language. */
const AT_ONCE = ['t', 'rich', 'plural'];

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;
/** Elements without expressions or markup in them. */
const RAW = /<(script|style)\b[^>]*(?<!\/)>[\s\S]*?<\/\1>|<!doctype[^>]*>|<!--[\s\S]*?-->/gi;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Converts an Astro file to TypeScript with the same line numbers. */
function asTsx(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  const [whole = '', code = ''] = FRONTMATTER.exec(text) ?? [];
  const markup = text.slice(whole.length).replace(RAW, blank);
  // `client:idle=` and `class:list=`.
  const named = markup.replace(/\b[a-z]+:[a-z]+(?==)/g, 'given');
  return `${whole ? `\n${code}\n;` : ''}<>${named}</>`;
}

/** The scripts in an Astro file's markup, on their lines. */
const scriptsOf = (file: string, text: string): string[] =>
  file.endsWith('.astro')
    ? [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ({ index, 1: code = '' }) => blank(text.slice(0, index)) + code,
      )
    : [];

/** Of no files: what can't be parsed in one is asked of a program. */
const program = ts.createProgram([], { noLib: true, types: [] });
const problemsOf = (source: ts.SourceFile): readonly ts.DiagnosticWithLocation[] =>
  program.getSyntacticDiagnostics(source);

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
  // Texts in a file that can't be parsed would be overlooked.
  const [problem] = problemsOf(source);
  if (!problem) return source;
  const { line } = source.getLineAndCharacterOfPosition(problem.start);
  throw new Error(`${file}:${line + 1} can't be read: ${textOf(problem)}`);
}

/** The site, and the provider's messages to customers. */
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

/** The texts that an expression may evaluate to. */
function literals(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literals(node.expression);
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  return [];
}

const calleeOf = (node: ts.Node): string =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : '';

const locationOf = (node: ts.Node): Pick<SourceText, 'file' | 'line'> => {
  const source = node.getSourceFile();
  return { file: source.fileName, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
};

/** Every text that the shop's code names for translation. */
export function sourceTexts(): SourceText[] {
  const texts: SourceText[] = [];
  for (const source of sources())
    walk(source, (node) => {
      const textArguments = SAYING[calleeOf(node)];
      if (!textArguments || !ts.isCallExpression(node)) return;
      for (const index of textArguments)
        for (const text of node.arguments[index] ? literals(node.arguments[index]) : [])
          texts.push({ text, ...locationOf(node) });
    });
  return texts;
}

const isWithin = (node: ts.Node, test: (node: ts.Node) => boolean): boolean =>
  node.parent !== undefined && (test(node.parent) || isWithin(node.parent, test));

/** Texts translated when a module is loaded, once for all languages. An Astro file's own code runs for each page. */
export function translatedTooEarly(): SourceText[] {
  const early: SourceText[] = [];
  for (const source of sources().filter(({ fileName }) => !fileName.endsWith('.astro')))
    walk(source, (node) => {
      const isLater = () => isWithin(node, (one) => ts.isFunctionLike(one) || isInstanceField(one));
      if (AT_ONCE.includes(calleeOf(node)) && !isLater()) early.push({ text: node.getText(), ...locationOf(node) });
    });
  return early;
}

const isInstanceField = (node: ts.Node): boolean =>
  ts.isPropertyDeclaration(node) && !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
