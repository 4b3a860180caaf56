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
  '/share-code': 'Good food is better shared',
  '/mobile-footer-cms': 'More',
};

/** Spec §2: rendered without header and footer. */
export const BARE = ['/', '/auth/login', '/404'];

/** A desktop's window, for what only a desktop shows. */
export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
} as const;
