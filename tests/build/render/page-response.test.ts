import { expect, test } from 'vitest';
import { PageResponse } from '../../../build/render/page-response.ts';

const response = () =>
  new PageResponse(new TextEncoder().encode('₹42').buffer, { status: 201, headers: { 'content-type': 'text/html' } });

test('a response is read as any other', async () => {
  expect(await response().text()).toBe('₹42');
  expect(response()).toMatchObject({ status: 201, ok: true, bodyUsed: false });
  expect(response().headers.get('content-type')).toBe('text/html');
  expect(response().body).not.toBeNull();
});

test('its bytes are those that it was made from', async () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  expect(await new PageResponse(bytes, {}).arrayBuffer()).toBe(bytes);
});
