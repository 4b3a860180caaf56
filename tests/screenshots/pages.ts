import type { Page } from 'playwright/test';

/** What is photographed: an address, and what a shopper does there before the picture is taken. */
export interface Shot {
  readonly name: string;
  readonly path: string;
  readonly who?: 'guest' | 'customer';
  readonly act?: (page: Page) => Promise<unknown>;
  /** The window as a shopper sees it, where a dialog or a bar belongs to it; otherwise the whole page. */
  readonly window?: boolean;
}

const PRODUCT = '/product/shonar-whole-wheat-chakki-atta';
const LISTING = '/categories/atta-rice-dal';

const addFirst = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill(`9${String(Date.now()).slice(-9)}`);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await page.getByLabel('Full name').waitFor();
}

const ofCustomer = (name: string, path: string): Shot => ({ name, path, who: 'customer' });

export const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-window', path: '/', window: true },
  { name: 'categories', path: '/categories' },
  { name: 'listing', path: LISTING },
  { name: 'listing-window', path: LISTING, window: true },
  { name: 'product', path: PRODUCT },
  { name: 'product-missing', path: '/product/no-such-product' },
  { name: 'search', path: '/search' },
  { name: 'search-results', path: '/search?q=atta' },
  { name: 'search-nothing', path: '/search?q=xylophone' },
  { name: 'cart-empty', path: '/cart' },
  {
    name: 'cart-guest',
    path: LISTING,
    act: async (page) => {
      await addFirst(page);
      await page.goto('/cart');
      await page.getByRole('button', { name: /^Remove .+ from cart$/ }).waitFor();
    },
  },
  { name: 'login', path: '/auth/login' },
  { name: 'register', path: '/auth/login', act: askForCode },
  {
    name: 'login-code',
    path: '/auth/login',
    act: async (page) => {
      await askForCode(page);
      await page.getByLabel('Full name').fill('Ananya Sen');
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByLabel('One-time password').waitFor();
    },
  },
  { name: 'privacy', path: '/cms/privacy' },
  { name: 'terms', path: '/cms/terms-conditions' },
  { name: 'about', path: '/cms/about' },
  { name: 'share', path: '/share-code' },
  { name: 'more', path: '/mobile-footer-cms' },
  ofCustomer('more-logged-in', '/mobile-footer-cms'),
  { name: 'not-found', path: '/404' },
  {
    name: 'pincode-dialog',
    path: '/categories',
    window: true,
    act: async (page) => {
      await page.getByRole('button', { name: /Select Pincode/ }).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'pincode-none',
    path: '/categories',
    window: true,
    act: async (page) => {
      await page.getByRole('button', { name: /Select Pincode/ }).click();
      await page.getByRole('combobox', { name: 'Search Pincode' }).fill('9');
    },
  },
  {
    name: 'suggestions',
    path: '/categories',
    window: true,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search', exact: true }).pressSequentially('dal');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'toast',
    path: LISTING,
    window: true,
    act: async (page) => {
      await addFirst(page);
      await page.goto('/cart');
      await page.getByRole('button', { name: /^Remove .+ from cart$/ }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'offline',
    path: LISTING,
    act: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await page.goto('/search?q=atta');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  ofCustomer('checkout', '/cart'),
  ofCustomer('orders', '/dashboard?tab=order'),
  ofCustomer('wishlist', '/dashboard?tab=wishlist'),
  ofCustomer('profile', '/dashboard?tab=profile'),
  ofCustomer('addresses', '/dashboard?tab=address'),
  ofCustomer('kyc', '/dashboard?tab=kyc'),
  ofCustomer('wallet', '/dashboard?tab=wallet'),
  ofCustomer('thankyou', '/thankyou'),
];
