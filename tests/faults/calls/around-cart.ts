import { checkCoupon } from '../../../contract/coupon.ts';
import { checkDeliveryAmount } from '../../../contract/order.ts';
import * as product from '../../../contract/product.ts';
import { getSlots } from '../../../contract/slot.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import type { FaultyCall } from '../faulty-call.ts';
import { line } from './cart.ts';
import { noChoices } from './carts.ts';

/** What the page of the cart asks for besides the cart. */
export const AROUND_CART: readonly FaultyCall[] = [
  {
    name: 'what a guest’s cart costs now',
    target: product.getProduct,
    who: 'guest',
    path: '/cart',
    silent: 'The cart stands as it was kept on the device, and is looked at again before anything is ordered.',
    stays: (world) => expect(line(world)).toBeVisible(),
    done: (world) => expect(line(world)).toContainText(/₹/),
  },
  {
    name: 'the delivery charge',
    target: checkDeliveryAmount,
    who: 'guest',
    path: '/cart',
    told: (page) => page.getByRole('alert').filter({ hasText: 'The delivery charge is not known' }),
    outcome: { '404': 'silent' },
    stays: (world) => expect(line(world)).toBeVisible(),
    done: ({ page }) => expect(page.getByText('The delivery charge is not known')).toHaveCount(0),
  },
  {
    name: 'the delivery slots',
    target: getSlots,
    who: 'guest',
    path: '/cart',
    stays: (world) => expect(line(world)).toBeVisible(),
    retry: ({ page }) =>
      page.getByRole('group', { name: 'Delivery slot' }).getByRole('button', { name: 'Try again' }).click(),
    done: ({ page }) =>
      expect(page.getByRole('group', { name: 'Delivery slot' }).getByRole('radio').first()).toBeVisible(),
  },
  {
    name: 'what could stand in for a line that ran out',
    target: product.getRelatedProducts,
    who: 'guest',
    path: '/cart',
    before: ({ page, goods }) =>
      page.route(`**/api/product/web/byid/${goods[0]?.id}*`, async (route) => {
        const answer = await route.fetch();
        const { data } = (await answer.json()) as { data: object };
        await route.fulfill({ response: answer, json: { data: { ...data, stock: 0 } } });
      }),
    except: { offline: 'Without network nobody has heard yet that the line ran out.' },
    silent: 'Nothing is offered in its place; that it ran out, and the way to take it out, are there.',
    stays: (world) => expect(line(world)).toContainText('Out of stock'),
  },
  {
    name: 'the goods of a pasted list',
    target: product.searchProducts,
    who: 'guest',
    path: '/cart',
    prepare: async ({ page }) => {
      await page.getByText('Paste a shopping list').click();
      await page.getByRole('textbox', { name: 'Shopping list' }).fill('dahi');
    },
    act: ({ page }) => page.getByRole('button', { name: 'Match my list' }).click(),
    stays: ({ page }) => expect(page.getByRole('textbox', { name: 'Shopping list' })).toHaveValue('dahi'),
    retry: ({ page }) => page.getByRole('button', { name: 'Match my list' }).click(),
    done: ({ page }) => expect(page.getByRole('dialog', { name: 'Check your list' })).toContainText('Tok Doi'),
  },
  {
    name: 'a coupon',
    target: checkCoupon,
    who: 'customer',
    path: '/cart',
    before: noChoices,
    prepare: ({ page }) => page.getByLabel('Coupon code').fill('ADDA5'),
    act: ({ page }) => page.getByRole('button', { name: 'Apply', exact: true }).click(),
    stays: ({ page }) => expect(page.getByLabel('Coupon code')).toHaveValue('ADDA5'),
    retry: ({ page }) => page.getByRole('button', { name: 'Apply', exact: true }).click(),
    done: ({ page }) => expect(page.getByRole('button', { name: 'Remove coupon' })).toBeVisible(),
  },
];
