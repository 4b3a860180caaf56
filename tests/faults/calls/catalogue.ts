import { getProductBrands } from '../../../contract/brand.ts';
import * as product from '../../../contract/product.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import type { FaultyCall, World } from '../faulty-call.ts';

export const CATEGORY = '/categories/atta-rice-dal';
/** Said of every fault alike: the page shows what it was built with. */
export const AS_BUILT = /We could not check today’s prices and stock\. What you see is of .+ and may have changed\./;

const cards = ({ page }: World) => page.getByRole('main').getByRole('article').first();
export const seesCards = async (world: World) => expect(cards(world)).toBeVisible();
export const noWordOfPrices = async ({ page }: World) => expect(page.getByText(AS_BUILT)).toHaveCount(0);
export const openAgain = ({ page }: World) => page.reload();
const intoView =
  (heading: string) =>
  async ({ page }: World) =>
    page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();

const shelf = (name: string, target: FaultyCall['target']): FaultyCall => ({
  name: `the shelf of ${name} on the home page`,
  target,
  who: 'guest',
  path: '/',
  act: intoView(name),
  outcome: AS_BUILT,
  stays: seesCards,
  retry: async (world) => {
    await openAgain(world);
    await intoView(name)(world);
  },
  done: noWordOfPrices,
});

const wholeShelf = (name: string, path: string, target: FaultyCall['target']): FaultyCall => ({
  name: `the page of ${name}`,
  target,
  who: 'guest',
  path,
  outcome: AS_BUILT,
  stays: seesCards,
  done: noWordOfPrices,
});

export const CATALOGUE: readonly FaultyCall[] = [
  shelf('Best sellers', product.getBestSellersHome),
  shelf('New', product.getNewProductsHome),
  shelf('Featured', product.getFeaturedProductsHome),
  wholeShelf('best sellers', '/best-sellers', product.getBestSellers),
  wholeShelf('new products', '/new', product.getNewProducts),
  wholeShelf('featured products', '/featured', product.getFeaturedProducts),
  {
    name: 'the list of a category',
    target: product.getProducts,
    who: 'guest',
    path: CATEGORY,
    outcome: AS_BUILT,
    stays: seesCards,
    done: noWordOfPrices,
  },
  {
    name: 'more of a category',
    target: product.getProducts,
    who: 'guest',
    path: CATEGORY,
    prepare: ({ page }) => page.waitForLoadState('networkidle'),
    act: ({ page }) => page.getByRole('button', { name: 'Load more' }).click(),
    stays: seesCards,
    done: ({ page }) => expect(page.getByText(/^Showing (?:40|46) of/)).toBeVisible(),
  },
  {
    name: 'a category in another order',
    target: product.getProducts,
    who: 'guest',
    path: CATEGORY,
    prepare: ({ page }) => page.waitForLoadState('networkidle'),
    act: ({ page }) => page.getByLabel('Sort by').filter({ visible: true }).selectOption({ label: 'Price, low first' }),
    stays: seesCards,
    done: ({ page }) => expect(page).toHaveURL(/sort/),
  },
  {
    name: 'the brands of a sub-category',
    target: getProductBrands,
    who: 'guest',
    path: '/categories/fruit-vegetables?sub=everyday-vegetables',
    except: { offline: 'Without network the narrowed list is not there either, and says so.' },
    silent: 'The brands of the whole category stay, and each of them narrows the list all the same.',
    stays: seesCards,
  },
  {
    name: 'a search',
    target: product.searchProducts,
    who: 'guest',
    path: '/search?q=dal',
    done: seesCards,
  },
  {
    name: 'suggestions while typing',
    target: product.suggestProducts,
    who: 'guest',
    path: CATEGORY,
    act: async ({ page }) => {
      const box = page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).first();
      await box.focus();
      await expect(page.locator('#suggestions').first()).toBeAttached();
      await box.pressSequentially('oni');
    },
    silent: 'They are an extra: what is typed stays, Enter searches for it, and the next letter asks anew.',
    done: ({ page }) => expect(page.getByRole('option', { name: /onion/i }).first()).toBeVisible(),
  },
];
