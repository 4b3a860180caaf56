import * as coupons from '../../../contract/desk-coupons.ts';
import * as delivery from '../../../contract/desk-delivery.ts';
import * as goods from '../../../contract/desk-goods.ts';
import { getDeskHistory } from '../../../contract/desk-history.ts';
import { getImports } from '../../../contract/desk-imports.ts';
import * as orders from '../../../contract/desk-orders.ts';
import { newShopper } from '../../e2e/fixtures/desk.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import type { FaultyCall, World } from '../faulty-call.ts';

/** A shopper orders, at the provider. */
async function newOrder({ page, notes }: World): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const shopper = await newShopper(browser, 2);
  const { id, number } = await shopper.order();
  await shopper.page.context().close();
  notes['id'] = String(id);
  notes['number'] = number;
}

const openOrder = ({ notes }: World): string => `/desk#orders/${notes['id']}`;
const isOpen = ({ page, notes }: World) =>
  expect(page.getByRole('heading', { level: 1, name: notes['number'] ?? '' })).toBeVisible();

/** What was carried out and not answered is seen in the order, which is read anew: there is nothing left to press. */
async function pressWhereItIs({ page }: World, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
}

const aProduct = ({ notes }: World): void => {
  notes['price'] = String(Number(notes['price'] ?? 38) - 1);
};
const firstRow = ({ page }: World) => page.getByRole('main').getByRole('form').first();
const firstPrice = (world: World) => firstRow(world).getByLabel('Price');

/** An area of the demo that no other case orders to. */
const FAR = 'Far south and east';
const minimumOf = (page: World['page']) =>
  page.getByRole('form', { name: `Change ${FAR}` }).getByLabel('Minimum order');

export const DESK: readonly FaultyCall[] = [
  {
    name: 'an order with its pick list',
    target: orders.getDeskOrder,
    who: 'editor',
    path: openOrder,
    before: newOrder,
    done: isOpen,
  },
  {
    name: 'what was changed of an order',
    target: getDeskHistory,
    who: 'editor',
    path: openOrder,
    before: newOrder,
    done: ({ page }) => expect(page.getByText('Nothing was changed here yet.')).toBeVisible(),
  },
  {
    name: 'taking an order on',
    target: orders.putDeskOrderStatus,
    who: 'editor',
    path: openOrder,
    before: newOrder,
    act: ({ page }) => page.getByRole('button', { name: 'Accept', exact: true }).click(),
    stays: isOpen,
    retry: (world) => pressWhereItIs(world, 'Accept'),
    done: ({ page }) => expect(page.getByRole('article').getByText('Confirmed', { exact: true })).toBeVisible(),
  },
  {
    name: 'a unit that is missing',
    target: orders.putDeskOrderMissing,
    who: 'editor',
    path: openOrder,
    before: newOrder,
    prepare: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Missing:/ })
        .first()
        .click();
      // The goods are those of other cases too.
      await page.getByRole('checkbox', { name: /set its stock to 0/ }).uncheck();
    },
    act: ({ page }) => page.getByRole('button', { name: 'Mark 1 missing' }).click(),
    retry: (world) => pressWhereItIs(world, 'Mark 1 missing'),
    done: ({ page }) => expect(page.getByText('1 of 5 missing').first()).toBeVisible(),
  },
  {
    name: 'the goods',
    target: goods.getDeskGoods,
    who: 'editor',
    path: '/desk#goods',
    done: (world) => expect(firstRow(world)).toBeVisible(),
  },
  {
    name: 'saving a price',
    target: goods.putDeskGoods,
    who: 'editor',
    path: '/desk#goods',
    before: aProduct,
    act: async (world) => {
      await firstPrice(world).fill(world.notes['price'] ?? '');
      await firstPrice(world).press('Enter');
    },
    stays: async (world) => expect(firstPrice(world)).toHaveValue(world.notes['price'] ?? ''),
    retry: (world) => firstPrice(world).press('Enter'),
    done: ({ page }) => expect(page.getByText(/ is saved\.$/)).toBeVisible(),
  },
  {
    name: 'where and when the shop delivers',
    target: delivery.getDelivery,
    who: 'editor',
    path: '/desk#shop/delivery',
    done: ({ page }) => expect(page.getByRole('heading', { name: 'Closed days' })).toBeVisible(),
  },
  {
    name: 'saving an area',
    target: delivery.putArea,
    who: 'editor',
    path: '/desk#shop/delivery',
    before: ({ notes }) => {
      notes['minimum'] = String(Number(notes['minimum'] ?? 199) - 1);
    },
    prepare: async ({ page, notes }) => {
      await page.getByRole('button', { name: `Change ${FAR}` }).click();
      await minimumOf(page).fill(notes['minimum'] ?? '');
    },
    act: ({ page }) => minimumOf(page).press('Enter'),
    stays: ({ page, notes }) => expect(minimumOf(page)).toHaveValue(notes['minimum'] ?? ''),
    retry: ({ page }) => minimumOf(page).press('Enter'),
    done: ({ page }) => expect(page.getByText(`${FAR} is saved.`)).toBeVisible(),
  },
  {
    name: 'the coupons',
    target: coupons.getDeskCoupons,
    who: 'editor',
    path: '/desk#shop/coupons',
    done: ({ page }) => expect(page.getByRole('link', { name: 'HAAT40' })).toBeVisible(),
  },
  {
    name: 'making a coupon',
    target: coupons.postDeskCoupon,
    who: 'editor',
    path: '/desk#shop/coupons/new',
    before: ({ notes }) => {
      notes['code'] = `FAULT${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
    },
    act: async ({ page, notes }) => {
      await page.getByLabel('Code', { exact: true }).fill(notes['code'] ?? '');
      await page.getByLabel('Percent off').fill('1');
      await page.getByLabel('Listed among the offers').uncheck();
      await page.getByLabel('Description', { exact: true }).fill('One percent off');
      await page.getByRole('button', { name: 'Make this coupon' }).click();
    },
    stays: ({ page, notes }) => expect(page.getByLabel('Code', { exact: true })).toHaveValue(notes['code'] ?? ''),
    retry: ({ page }) => page.getByRole('button', { name: 'Make this coupon' }).click(),
    done: ({ page, notes }) => expect(page.getByText(`${notes['code']} is saved.`)).toBeVisible(),
  },
  {
    name: 'the last imports',
    target: getImports,
    who: 'editor',
    path: '/desk#import',
    done: ({ page }) => expect(page.getByText(/None that could be undone\.|rows?|new/).first()).toBeVisible(),
  },
];
