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
  const answers = [exchange(200, { a: [1, null, { b: '' }] }), exchange(200, undefined), exchange(422, { b: 1 })];
  const unread = sectionSevenCalls.map(
    ([name, call], i) => [name, { call, notes: ['It is so.'], exchange: answers[i % answers.length] }] as const,
  );
  const source = suggestAdapter(new Map(unread)) ?? '';
  expect(errorsOf(source)).toEqual([]);
  expect(errorsOf(source.replace("'GET /product/web/': {", "'GET /products/': {"))).toHaveLength(1);
});
