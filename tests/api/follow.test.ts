import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImportProgress } from '../../contract/desk-imports.ts';
import { importFile } from '../../src/api/desk-imports.ts';
import { RefusedError, UnreachableError } from '../../src/api/errors.ts';
import { connection } from '../../src/api/connection.ts';

const { base, fetch } = connection;
beforeEach(() => {
  connection.base = 'http://shop.test/api';
});
afterEach(() => Object.assign(connection, { base, fetch }));

const asked: Request[] = [];
/** A network on which an answer comes in these pieces, wherever they are cut. */
const answering = (...pieces: readonly string[]): void => {
  connection.fetch = (request) => {
    asked.push(request.clone());
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }));
  };
};

const heard: ImportProgress[] = [];
const load = () =>
  importFile(
    new Blob(['name,price']),
    { file: 'goods.csv', by: 'Rina' },
    { isDryRun: false, onProgress: (progress) => heard.push(progress) },
  );

const COUNTS = { added: 1, changed: 0, unchanged: 0, gone: 0, back: 0, refused: 1 };
const REPORT = {
  kind: 'report',
  report: { ...COUNTS, refusals: [], packs: { grouped: 0, ambiguous: 0 }, photos: null },
};

describe('an answer of messages', () => {
  test('is heard one by one, however it is cut, and the file is sent as it is', async () => {
    heard.length = 0;
    answering(
      '{"kind":"rows","rows":1,',
      '"share":0.5}\n{"kind":"refused","csv":"ল',
      'াইন"}\n',
      `${JSON.stringify(REPORT)}\n`,
    );
    const { report, refused } = await load();
    expect(report).toMatchObject(COUNTS);
    expect(await refused?.text()).toBe('লাইন');
    expect(heard).toEqual([{ kind: 'rows', rows: 1, share: 0.5 }]);
    expect(asked.at(-1)?.headers.get('content-type')).toBe('application/octet-stream');
    expect(await asked.at(-1)?.text()).toBe('name,price');
  });

  test('that breaks off is no answer', async () => {
    answering('{"kind":"rows","rows":1,"share":0.5}\n', '{"kind":"repo');
    await expect(load()).rejects.toBeInstanceOf(UnreachableError);
  });

  test('that says it failed is a refusal in its words', async () => {
    answering('{"kind":"failed","status":409,"code":"import_under_way","message":"Please wait."}\n');
    const refusal = load();
    await expect(refusal).rejects.toBeInstanceOf(RefusedError);
    await expect(refusal).rejects.toMatchObject({ status: 409, code: 'import_under_way', message: 'Please wait.' });
  });
});
