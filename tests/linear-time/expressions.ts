import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['src', 'build', 'provider', 'contract', 'dictionary', 'check', 'publisher', 'server', 'egress', 'cli'];

/** What these read is the project's own: its sources, its style sheets, the attributes that Astro writes. */
const READS_OUR_OWN =
  /^(?:src\/i18n\/source-texts|build\/(?:styles\/(?:may-compete|vite-plugin-page-styles)|scripts\/shared-scripts))\.ts$/;

export interface Expression {
  readonly where: string;
  readonly expression: RegExp;
}

const sources = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|js|astro)$/.test(file) && !READS_OUR_OWN.test(file));

/** Of an Astro file, what stands between its fences. */
const codeOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.astro') ? (text.split('---\n')[1] ?? '') : text;
};

function literalsIn(file: string): Expression[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, codeOf(file), ts.ScriptTarget.Latest, false, kind);
  const literals: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      const expression = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      literals.push({ where: `${file}:${line}`, expression });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
}

/** Every expression that is written as one. */
export const literalExpressions = (): readonly Expression[] => sources().flatMap(literalsIn);

/** Made for names of 300 characters and sizes of 200, to which `sizesIn` and `readPackSize` hold them. */
const READS_SHORT = 'contract/pack-size.ts';

/** Every expression that a file puts together as it is loaded, except by what makes the pages. */
export async function composedExpressions(): Promise<readonly Expression[]> {
  await import(resolve(READS_SHORT));
  const composed: Expression[] = [];
  const BuiltIn = RegExp;
  for (const file of sources()) {
    if (/^src\/(?:render|shell)\//.test(file)) continue;
    if (!/^(?:export )?const .*(?:\n.*)?new RegExp\(/m.test(codeOf(file))) continue;
    globalThis.RegExp = new Proxy(BuiltIn, {
      construct(target, given) {
        const expression = Reflect.construct(target, given) as RegExp;
        composed.push({ where: file, expression });
        return expression;
      },
    });
    try {
      await import(resolve(file));
    } finally {
      globalThis.RegExp = BuiltIn;
    }
  }
  return composed;
}
