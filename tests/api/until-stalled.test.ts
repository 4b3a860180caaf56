import { expect, test } from 'vitest';
import { UnreachableError } from '../../src/api/errors.ts';
import { untilStalled } from '../../src/api/until-stalled.ts';

test.each([204, 205, 304])('an answer of %s stays as it is, though a browser gives it an empty body', (status) => {
  const response = Object.defineProperty(new Response(null, { status }), 'body', { value: new ReadableStream() });
  expect(untilStalled(response, 50)).toBe(response);
});

test('an answer is read to its end, with its status and headers', async () => {
  const response = untilStalled(
    new Response('{"data":1}', { status: 201, headers: { authorization: 'Bearer x' } }),
    50,
  );
  expect([response.status, response.headers.get('authorization'), await response.text()]).toEqual([
    201,
    'Bearer x',
    '{"data":1}',
  ]);
});

test('one that stops halfway is given up', async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"da')) });
  await expect(untilStalled(new Response(body), 50).text()).rejects.toThrow(UnreachableError);
});
