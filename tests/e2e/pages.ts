/** Every address of section 2 that anybody may open, with one of each kind of page behind it, and its heading. */
export const PAGES: Readonly<Record<string, string>> = {
  '/': 'Your Online Marketplace for Quality Groceries',
  '/categories': 'Categories',
  '/categories/atta-rice-dal': 'Atta, Rice & Dal',
  '/best-sellers': 'Best sellers',
  '/product/shonar-whole-wheat-chakki-atta': 'Shonar Whole Wheat Chakki Atta',
  '/search?q=atta': 'Search',
  '/cart': 'Your Cart',
  '/auth/login': 'Log in or sign up',
  '/cms/privacy': 'Privacy Policy',
  '/cms/terms-conditions': 'Terms and Conditions',
  '/cms/about': 'About Us',
  '/cms/help': 'Help',
  '/share-code': 'Good food is better shared',
  '/mobile-footer-cms': 'More',
};

/** Each kind of page, by its file in `src/pages`, with the addresses at which it looks different. */
export const EVERY_KIND: Readonly<Record<string, readonly string[]>> = {
  'index.astro': ['/'],
  'categories/index.astro': ['/categories'],
  'categories/[category]/[...page].astro': ['/categories/atta-rice-dal', '/categories/atta-rice-dal/2'],
  '[shelf]/[...page].astro': ['/best-sellers', '/featured', '/new'],
  'product/[slug].astro': ['/product/shonar-whole-wheat-chakki-atta'],
  'product/index.astro': ['/product', '/product/no-such-product'],
  'search.astro': ['/search', '/search?q=atta', '/search?q=xylophone'],
  'cart.astro': ['/cart'],
  'auth/login.astro': ['/auth/login'],
  'cms/[page].astro': ['/cms/privacy', '/cms/terms-conditions', '/cms/about', '/cms/help'],
  'share-code.astro': ['/share-code'],
  'shopping-list.astro': ['/shopping-list'],
  'mobile-footer-cms.astro': ['/mobile-footer-cms'],
  'dashboard.astro': ['/dashboard'],
  'thankyou.astro': ['/thankyou'],
  'editor.astro': ['/editor'],
  '[desk].astro': ['/desk'],
  '404.astro': ['/404'],
  'offline.astro': ['/offline'],
};

/** They lead a guest on to other pages. */
export const NOT_FOR_GUESTS = ['/dashboard', '/thankyou'];

/** Spec §2: rendered without header and footer. */
export const BARE = ['/', '/auth/login', '/404'];

/** A desktop's window, for what only a desktop shows. */
export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
} as const;
