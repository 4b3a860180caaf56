import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { suggestAdapter } from '../../check/suggest.ts';
import { sectionSevenCalls } from '../../contract/call-requirements.ts';

/** What the compiler says of a file at the top of the project, which is not written. */
function errorsOf(source: string): readonly string[] {
  const path = resolve('suggested.adapter.ts');
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [path] }, ts.sys, resolve());
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.readFile = (file) => (file === path ? source : read(file));
  const program = ts.createProgram([path], options, {
    ...host,
    fileExists: (file) => file === path || host.fileExists(file),
    getSourceFile: (file, how) =>
      file === path ? ts.createSourceFile(file, source, how) : host.getSourceFile(file, how),
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const exchange = (status: number, body: unknown) => ({
  method: 'GET',
  path: '/',
  status,
  headers: new Headers(),
  body,
  isJson: true,
  text: '',
  milliseconds: 0,
});

test('an adapter for every call, read and refused, fits src/adapter/extension.ts', () => {
  const answers = [
    { isRefused: false, exchange: exchange(200, { a: [1, null, { b: '' }] }) },
    { isRefused: false, exchange: exchange(200, undefined) },
    { isRefused: true, exchange: exchange(422, { b: 1 }) },
    { isRefused: true, exchange: exchange(200, [{ b: 1 }]) },
    { isRefused: false, exchange: undefined },
  ] as const;
  const unread = sectionSevenCalls.map(
    ([name, call], i) =>
      [name, { call, notes: ['It is so.'], ...(answers[i % answers.length] ?? answers[0]) }] as const,
  );
  const source = suggestAdapter(new Map(unread)) ?? '';
  expect(errorsOf(source)).toEqual([]);
  expect(errorsOf(source.replace("'GET /product/web/': {", "'GET /products/': {")).join()).toContain('GET /products/');
});
