import { getBoughtWith } from '../../../contract/bought-with.ts';
import { getCoupons } from '../../../contract/coupon.ts';
import { getDeliveryAmount } from '../../../contract/order.ts';
import { getPincodes } from '../../../contract/pincode.ts';
import * as product from '../../../contract/product.ts';
import { getSlots } from '../../../contract/slot.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import type { FaultyCall, World } from '../faulty-call.ts';
import { AS_BUILT, CATEGORY, noWordOfPrices, openAgain, seesCards } from './catalogue.ts';

const PRODUCT = '/product/shonar-whole-wheat-chakki-atta';

/** The panel comes to life when it is seen. */
const seesDelivery = ({ page }: World) =>
  page
    .getByRole('button', { name: /(?:Choose|Change) location/ })
    .last()
    .scrollIntoViewIfNeeded();

export const PRODUCTS: readonly FaultyCall[] = [
  {
    name: 'a product’s price and stock',
    target: product.getProduct,
    who: 'guest',
    path: PRODUCT,
    outcome: AS_BUILT,
    retry: openAgain,
    done: noWordOfPrices,
  },
  {
    name: 'the slots on a product’s page',
    target: getSlots,
    who: 'guest',
    path: PRODUCT,
    act: seesDelivery,
    silent: 'The hours of delivery stay in their place, as built; the cart asks for slots again and says so.',
    stays: ({ page }) => expect(page.getByRole('button', { name: /(?:Choose|Change) location/ }).last()).toBeVisible(),
  },
  {
    name: 'the charge of a pincode on a product’s page',
    target: getDeliveryAmount,
    who: 'customer',
    path: PRODUCT,
    act: seesDelivery,
    silent: 'No charge is claimed; the cart asks for it again, and says when it is not known.',
    stays: ({ page }) => expect(page.getByText(/^To 700019/)).toBeVisible(),
    done: ({ page }) => expect(page.getByText(/^To 700019.*₹/)).toBeVisible(),
  },
  {
    name: 'what goes well with a product',
    target: product.getRelatedProducts,
    who: 'guest',
    path: PRODUCT,
    act: async ({ page }) => page.getByRole('heading', { name: 'Goes well with' }).scrollIntoViewIfNeeded(),
    silent: 'The products as built stay; a price that has changed is said by the product’s own page and by the cart.',
    stays: seesCards,
  },
  {
    name: 'what is often bought with a product',
    target: getBoughtWith,
    who: 'guest',
    path: PRODUCT,
    act: async ({ page }) => page.getByRole('heading', { name: 'Goes well with' }).scrollIntoViewIfNeeded(),
    silent: 'The shelf is an extra, and is left out.',
    stays: seesCards,
  },
  {
    name: 'what is similar to a product that is out of stock',
    target: product.getRelatedProducts,
    who: 'guest',
    path: '/product/gondhoraj-lebu',
    prepare: ({ page }) => expect(page.getByText('Out of stock').first()).toBeVisible(),
    act: ({ page }) =>
      page
        .getByRole('link', { name: /^See similar to Gondhoraj/ })
        .first()
        .click(),
    done: ({ page }) => expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'a product that came after the build',
    target: { method: 'GET', path: '/product/web/byid/new-arrival' },
    who: 'guest',
    path: '/product/new-arrival',
    // Under its address of after the build the provider has a product that is there in truth.
    before: ({ shop }) => shop.rename('/api/product/web/byid/new-arrival', '/api/product/web/byid/nashik-onion'),
    done: ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'Nashik Onion' })).toBeVisible(),
  },
  {
    name: 'the pincodes to choose from',
    target: getPincodes,
    who: 'guest',
    path: CATEGORY,
    act: ({ page }) => page.getByRole('button', { name: 'Select Pincode' }).click(),
    done: ({ page }) => expect(page.getByRole('option', { name: '700001' })).toBeVisible(),
  },
  {
    name: 'the coupons on offer',
    target: getCoupons,
    who: 'guest',
    path: '/cart',
    silent: 'The list is an extra: a code that is known can be typed, and the list comes when the cart changes.',
    stays: ({ page }) => expect(page.getByLabel('Coupon code')).toBeVisible(),
  },
];
