import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { getCategories } from '../../contract/category.ts';
import { getCmsPage } from '../../contract/cms.ts';
import { ProviderError, read } from '../../src/data/provider.ts';

let server: Server | undefined;

/** A provider that answers as told. */
async function provider(answer: RequestListener): Promise<void> {
  server = createServer(answer).listen(0);
  await new Promise((resolve) => server?.once('listening', resolve));
  process.env['PROVIDER_URL'] = `http://localhost:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.close();
  server = undefined;
  delete process.env['PROVIDER_URL'];
});

describe('reading from the provider at build', () => {
  test('gives the checked answer', async () => {
    await provider((_, response) => response.end('{"data":[{"id":1,"name":"Fruit"}]}'));
    const { data } = await read(getCategories);
    expect(data).toMatchObject([{ id: 1, name: 'Fruit', slug: null, image: null }]);
  });

  test('asks for one id', async () => {
    let asked = '';
    await provider((request, response) => {
      asked = request.url ?? '';
      response.end('{"data":[]}');
    });
    await read(getCmsPage, { id: 'terms & more' });
    expect(asked).toBe('/api/cms/web/list/terms%20%26%20more');
  });

  test('tries again when the provider is busy', async () => {
    let calls = 0;
    await provider((_, response) => {
      response.statusCode = ++calls < 2 ? 503 : 200;
      response.end('{"data":[]}');
    });
    await expect(read(getCategories)).resolves.toEqual({ data: [] });
    expect(calls).toBe(2);
  });

  test('names the call and the field when an answer breaks the contract', async () => {
    await provider((_, response) => response.end('{"data":[{"id":1}]}'));
    await expect(read(getCategories)).rejects.toThrow(
      /GET \/api\/product-category\/web\/ .*breaks the contract at data\.0\.name/,
    );
  });

  test('says in one sentence what to do when the call is refused', async () => {
    await provider((_, response) => {
      response.statusCode = 404;
      response.end();
    });
    const error: unknown = await read(getCategories).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderError);
    expect((error as Error).message).toMatch(/^GET \S+ of \S+ failed \(status 404\): see that .+\.$/);
  });

  test('asks for an address when there is none', async () => {
    await expect(read(getCategories)).rejects.toThrow('PROVIDER_URL is not set');
  });
});
