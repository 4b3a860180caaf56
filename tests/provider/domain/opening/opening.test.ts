import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_IDENTITY, IDENTITY_NAMES } from '../../../../contract/demo-identity.ts';
import { LEGAL_PAGES, type LegalPage } from '../../../../contract/desk-opening.ts';
import { cartLine } from '../../../../provider/db/schema/cart.ts';
import { cmsPage, qrcode } from '../../../../provider/db/schema/content.ts';
import { describeObstacles } from '../../../../provider/domain/opening/obstacles.ts';
import { findObstacles } from '../../../../provider/domain/opening/opening.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { openOrderFixture, type OrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';
import { OWN as SHOP } from '../../../own-identity.ts';

/** A small shop needs no GSTIN. */
const OWN = { ...SHOP, gstin: '' };
const TEXTS: Readonly<Record<LegalPage, string>> = {
  privacy: 'We keep your name and your number, see [the law](https://law.example).',
  'terms-conditions': 'You pay, we deliver.',
};
const NOTICE = 'This shop is not open yet.';
const BLANKS = /\[[^\]]+\](?!\()/g;
const textOf = (folder: string, page: LegalPage) => readFile(`${folder}/${page}.md`, 'utf8');
/** Without its title and the note that it is a draft. */
const draftOf = async (page: LegalPage): Promise<string> =>
  (await textOf('provider/domain/opening/texts', page)).split('\n\n').slice(2).join('\n\n');

let fixture: OrderFixture;
let someone: Shopper;
/** What the shop says of itself while it runs. */
const identity = { ...OWN };
beforeAll(async () => {
  fixture = await openOrderFixture({ DEMO: 'off', EDITOR_KEY: EDITOR['x-editor-key'] }, identity);
  someone = await fixture.shopper(['tomato', 2]);
});
afterAll(() => fixture.shop.close());
beforeEach(async () => {
  Object.assign(identity, OWN);
  await fixture.shop.db.delete(cmsPage);
  for (const page of LEGAL_PAGES) await publish(page, TEXTS[page]);
});

async function publish(id: LegalPage, content: string | null): Promise<void> {
  const { db, clock } = fixture.shop;
  const row = { id, title: id, content: content ?? '', updatedAt: clock.now };
  if (content === null) await db.delete(cmsPage);
  else await db.insert(cmsPage).values(row).onConflictDoUpdate({ target: cmsPage.id, set: row });
}

const said = async () => {
  const { db, settings } = fixture.shop;
  return describeObstacles(await findObstacles({ db, settings, identity })).slice(1);
};
const opening = async () => (await fixture.shop.ask('GET', '/desk/opening', { headers: EDITOR })).body.data as object;
const notice = async () =>
  ((await fixture.shop.get('/editor/published')).body.data.notice as { text: string } | null)?.text;
const codes = async () => ((await fixture.shop.get('/qrcode/web/list')).body.data as unknown[]).length;

async function expectClosed(): Promise<void> {
  const { shop, order } = fixture;
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

describe('outside the demo a shop is closed, and start and desk say why,', () => {
  test.each(IDENTITY_NAMES)('with the demo’s %s', async (name) => {
    Object.assign(identity, { [name]: DEMO_IDENTITY[name] });
    const value = [DEMO_IDENTITY[name]].flat().join(', ');
    expect(await said()).toEqual([`- ${name} in src/shop.ts: ${value} is the demo’s`]);
    expect(await opening()).toMatchObject({ isOpen: false, demoValues: [{ name, value }], pages: [] });
    await expectClosed();
  });

  test('without a page of text that the law asks for', async () => {
    await publish('privacy', null);
    expect((await said()).join()).toContain('- the page /cms/privacy is not published yet');
    const pages = LEGAL_PAGES.map((page) => ({ page, fault: 'missing' }));
    expect(await opening()).toMatchObject({ isOpen: false, demoValues: [], pages });
    await expectClosed();
  });

  test.each(LEGAL_PAGES)('with the demo’s %s', async (page) => {
    await publish(page, await textOf('demo/texts', page));
    expect((await said()).join()).toContain('still names the demo shop');
    expect(await opening()).toMatchObject({ isOpen: false, pages: [{ page, fault: 'demo' }] });
    await expectClosed();
  });

  test.each(LEGAL_PAGES)('with the draft of %s, as long as one of its blanks is there', async (page) => {
    const draft = await draftOf(page);
    const [left, ...others] = draft.match(BLANKS) ?? [];
    expect(others.length).toBeGreaterThan(0);
    await publish(
      page,
      draft.replace(BLANKS, (blank) => (blank === left ? blank : 'ours')),
    );
    expect((await said()).join()).toContain('has blanks that are not filled in');
    expect(await opening()).toMatchObject({ isOpen: false, pages: [{ page, fault: 'draft' }] });
    await expectClosed();
  });
});

test('it is open with an identity of its own and its texts filled in', async () => {
  for (const page of LEGAL_PAGES) await publish(page, (await draftOf(page)).replace(BLANKS, 'ours'));
  expect(await said()).toEqual([]);
  expect(await opening()).toMatchObject({ isOpen: true, isDemo: false, demoValues: [], pages: [] });
  expect(await notice()).toBeUndefined();
  expect(await codes()).toBeGreaterThan(0);
  expect(await fixture.order(someone)).toMatchObject({ status: 200 });
});

test('the demo is open as it is', async () => {
  const settings = { demo: true };
  const { db } = fixture.shop;
  expect(await findObstacles({ db, settings, identity: DEMO_IDENTITY })).toEqual({ demoValues: [], pages: [] });
});
