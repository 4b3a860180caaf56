import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { DEMO_IDENTITY, IDENTITY_NAMES, type Identity } from '../../../../contract/demo-identity.ts';
import { LEGAL_PAGES, type LegalPage } from '../../../../contract/desk-opening.ts';
import { cartLine } from '../../../../provider/db/schema/cart.ts';
import { cmsPage, qrcode } from '../../../../provider/db/schema/content.ts';
import { describeObstacles } from '../../../../provider/domain/opening/obstacles.ts';
import { findObstacles } from '../../../../provider/domain/opening/opening.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { openOrderFixture, type OrderFixture } from '../../fixtures/order-fixture.ts';

const OWN: Identity = {
  upiId: 'sen@upi',
  gstin: '',
  phone: '033 2234 5678',
  email: 'hello@sen.example',
  address: ['Sen Stores, 4 Rashbehari Avenue', 'Kolkata 700026'],
};
type Texts = Partial<Record<LegalPage, string>>;
const TEXTS: Texts = {
  privacy: 'We keep your name and your number, see [the law](https://law.example).',
  'terms-conditions': 'You pay, we deliver.',
};
const NOTICE = 'This shop is not open yet.';
const textOf = (folder: string, page: LegalPage) => readFile(`${folder}/${page}.md`, 'utf8');

let fixture: OrderFixture;
afterEach(() => fixture.shop.close());

/** A shop with goods and rules, which is its owner's but for what is said here. */
async function openOwn(identity: Partial<Identity> = {}, texts: Texts = {}, environment: Record<string, string> = {}) {
  const own = { ...OWN, ...identity };
  fixture = await openOrderFixture({ DEMO: 'off', EDITOR_KEY: EDITOR['x-editor-key'], ...environment }, own);
  const { db, settings, clock } = fixture.shop;
  for (const [id, content] of Object.entries({ ...TEXTS, ...texts }))
    if (content) await db.insert(cmsPage).values({ id, title: id, content, updatedAt: clock.now });
  return describeObstacles(await findObstacles({ db, settings, identity: own })).join('\n');
}

const opening = async () => (await fixture.shop.ask('GET', '/desk/opening', { headers: EDITOR })).body.data as object;
const notice = async () =>
  ((await fixture.shop.get('/editor/published')).body.data.notice as { text: string } | null)?.text;
const codes = async () => ((await fixture.shop.get('/qrcode/web/list')).body.data as unknown[]).length;

async function expectClosed(): Promise<void> {
  const { shop, shopper, order } = fixture;
  const someone = await shopper(['tomato', 2]);
  const refusal = { status: 409, body: { code: 'shop_closed', message: NOTICE } };
  expect(await order(someone)).toMatchObject(refusal);
  const more = { token: someone.token, body: { items: [{ productId: 1, quantity: 1 }] } };
  expect(await shop.ask('POST', '/order/1/items', more)).toMatchObject(refusal);
  // Nothing is lost meanwhile.
  expect(await shop.db.$count(cartLine)).toBe(1);
  expect(await notice()).toBe(NOTICE);
  expect(await shop.db.$count(qrcode)).toBeGreaterThan(0);
  expect(await codes()).toBe(0);
}

async function expectOpen(): Promise<void> {
  const { shopper, order } = fixture;
  expect(await order(await shopper(['tomato', 2]))).toMatchObject({ status: 200 });
  expect(await notice()).toBeUndefined();
  expect(await codes()).toBeGreaterThan(0);
}

test('a shop with an identity and texts of its own is open', async () => {
  expect(await openOwn()).toBe('');
  await expectOpen();
  expect(await opening()).toMatchObject({ isOpen: true, isDemo: false, demoValues: [], pages: [] });
});

test('the demo is open as it is', async () => {
  expect(await openOwn(DEMO_IDENTITY, {}, { DEMO: 'on' })).toBe('');
  await expectOpen();
  expect(await opening()).toMatchObject({ isOpen: true, isDemo: true, demoValues: [], pages: [] });
});

describe('outside the demo a shop is closed, and start and desk say why,', () => {
  test.each(IDENTITY_NAMES)('with the demo’s %s', async (name) => {
    const said = await openOwn({ [name]: DEMO_IDENTITY[name] });
    const value = [DEMO_IDENTITY[name]].flat().join(', ');
    expect(said.split('\n').slice(1)).toEqual([`- ${name} in src/shop.ts: ${value} is the demo’s`]);
    expect(await opening()).toMatchObject({ isOpen: false, demoValues: [{ name, value }], pages: [] });
    await expectClosed();
  });

  test.each(LEGAL_PAGES)('without %s', async (page) => {
    expect(await openOwn({}, { [page]: '' })).toContain(`\n- the page /cms/${page} is not published yet`);
    expect(await opening()).toMatchObject({ isOpen: false, demoValues: [], pages: [{ page, fault: 'missing' }] });
    await expectClosed();
  });

  test.each(LEGAL_PAGES)('with the demo’s %s', async (page) => {
    expect(await openOwn({}, { [page]: await textOf('demo/texts', page) })).toContain('still names the demo shop');
    expect(await opening()).toMatchObject({ isOpen: false, pages: [{ page, fault: 'demo' }] });
    await expectClosed();
  });

  test.each(LEGAL_PAGES)('with the draft of %s, as long as one of its blanks is there', async (page) => {
    const draft = await textOf('provider/domain/opening/texts', page);
    const [, ...paragraphs] = draft.split('\n\n');
    const withoutNote = paragraphs.slice(1).join('\n\n');
    const blanks = withoutNote.match(/\[[^\]]+\](?!\()/g) ?? [];
    expect(blanks.length).toBeGreaterThan(1);
    const filledButOne = blanks.slice(1).reduce((text, blank) => text.replaceAll(blank, 'ours'), withoutNote);
    expect(await openOwn({}, { [page]: filledButOne })).toContain('has blanks that are not filled in');
    expect(await opening()).toMatchObject({ isOpen: false, pages: [{ page, fault: 'draft' }] });
    await expectClosed();
  });
});

test('it opens with the texts that its owner publishes, filled in', async () => {
  expect(await openOwn({}, { privacy: '', 'terms-conditions': '' })).not.toBe('');
  const { db, clock } = fixture.shop;
  for (const page of LEGAL_PAGES) {
    const draft = await textOf('provider/domain/opening/texts', page);
    const content = draft
      .split('\n\n')
      .slice(2)
      .join('\n\n')
      .replace(/\[[^\]]+\](?!\()/g, 'ours');
    await db.insert(cmsPage).values({ id: page, title: page, content, updatedAt: clock.now });
  }
  await expectOpen();
});
