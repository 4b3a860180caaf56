import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takesCustomerId } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import type { Description, Operation } from '../../../provider/http/openapi/description.ts';
import { openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
let description: Description & { components: { schemas: Record<string, unknown> } };
beforeAll(async () => {
  shop = await openShop();
  description = (await shop.get('/openapi.json')).body;
});
afterAll(() => shop.close());

const operationOf = (name: string): Operation => {
  const { method, path } = calls[name] ?? { method: 'GET', path: '' };
  const found = description.paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${name} is not described.`);
  return found;
};

describe('/api/openapi.json', () => {
  test('describes every call of the contract, and nothing else', () => {
    expect(description.openapi).toBe('3.1.0');
    const described = Object.values(description.paths).flatMap((methods) => Object.values(methods));
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
    for (const [name, call] of Object.entries(calls)) {
      const { security, parameters, requestBody, responses } = operationOf(name);
      const mayName = takesCustomerId(call);
      const customers = [{}, { token: [] }];
      const needed = {
        anyone: mayName ? customers : [],
        either: customers,
        customer: [{ token: [] }],
        editor: [{ editorKey: [] }],
      };
      expect(security, name).toEqual(needed[call.caller]);
      expect(
        parameters.some(({ in: where }) => where === 'path'),
        name,
      ).toBe(call.path.includes('{id}'));
      expect(requestBody !== undefined, name).toBe((call.body ?? call.bodyType) !== undefined);
      expect('401' in responses, name).toBe(['customer', 'editor'].includes(call.caller) || mayName);
    }
  });

  test('says what stands on the wire: query, header, body', () => {
    const { parameters } = operationOf('getProducts');
    expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['brandId', 'sortBy', 'page', 'limit']));
    expect(parameters.find(({ name }) => name === 'limit')?.schema).toMatchObject({ default: 20 });
    expect(operationOf('postOrder').parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key' }));
    expect(operationOf('verifyLoginOtp').parameters).toContainEqual(
      expect.objectContaining({ name: 'x-otp-ticket', required: false }),
    );
    expect(operationOf('getOtp').responses['200']).toHaveProperty('headers.x-otp-ticket');
    expect(operationOf('checkDeliveryAmount').parameters[0]).toMatchObject({ name: 'orderAmonut', required: true });
  });

  test('says what a provider of another make needs, and what is lost without', () => {
    expect(operationOf('postOrder')).toMatchObject({ 'x-need': 'must', description: expect.stringContaining('order') });
    expect(operationOf('getSlots')).toMatchObject({ 'x-need': 'may' });
    expect(operationOf('publish')).toMatchObject({ 'x-need': 'ours' });
    const product = description.components.schemas['Product'] as { properties: Record<string, object> };
    expect(product.properties['mrp']).toMatchObject({ description: 'May be left out: No discount is shown.' });
  });

  test('every pointer points at something', () => {
    const pointers = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, to = '']) => to);
    expect(pointers.length).toBeGreaterThan(50);
    for (const to of new Set(pointers)) {
      const found = to
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], description);
      expect(found, to).toBeDefined();
    }
    expect(Object.keys(description.components.schemas)).toEqual(
      expect.arrayContaining(['Product', 'Order', 'ErrorBody']),
    );
  });
});

describe('/api/docs', () => {
  test('can be read: every call, its address and its words', async () => {
    const { body, headers } = await shop.get('/docs');
    expect(headers.get('content-type')).toContain('text/html');
    for (const [name, { path, summary }] of Object.entries(calls)) {
      expect(body).toContain(`id="${name}"`);
      expect(body).toContain(`/api${path}`);
      expect(body).toContain(summary.replaceAll('&', '&amp;'));
    }
  });

  test('runs nothing and loads nothing; its one style is the one the policy names', async () => {
    const { body, headers } = await shop.get('/docs');
    expect(body).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|javascript:|@import|url\(/i);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body as string) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });
});
