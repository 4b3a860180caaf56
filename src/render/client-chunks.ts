/** On every page, with all that they need: the parts of shell.ts, and what shows products. */
const SHOP = [
  'src/render/IslandErrorBoundary.tsx',
  'src/islands/AccountLink.tsx',
  'src/islands/BuyAgain.tsx',
  'src/islands/CartBar.tsx',
  'src/islands/CartLink.tsx',
  'src/islands/PincodeChooser.tsx',
  'src/islands/SearchBox.tsx',
  'src/islands/Toasts.tsx',
  'src/islands/WishlistLink.tsx',
  'src/components/catalogue/ProductCards.tsx',
  'src/components/catalogue/ProductCardList.tsx',
  'src/components/catalogue/PricesAsOf.tsx',
  'src/components/catalogue/merge-live-products.ts',
  'src/ui/EmptyState.tsx',
  'src/ui/Notice.tsx',
  // Otherwise it would be in the chunk of forms, and the cart and orders would load that.
  'src/ui/FieldError.tsx',
  'src/ui/HelpLink.tsx',
  'src/stores/catalogue/shelf.ts',
];

/** What only forms need. */
const FORMS = ['src/components/lib/use-form.ts', 'src/components/lib/NameFields.tsx'];

/** What every list of products reads: a category, a search, a shelf. */
const LISTS = [
  'src/ui/MoreLink.tsx',
  'src/components/catalogue/ListedProducts.tsx',
  'src/components/catalogue/listing-url.ts',
  'src/components/catalogue/use-listing-url.ts',
  'src/stores/lib/scroll-restoration.ts',
  'src/stores/catalogue/product-list.ts',
];

/** What counts taps before the framework is there, and whatever it shares with the rest. */
const EARLY = [
  'src/shell/early-client.ts',
  'src/api/connection.ts',
  'src/stores/lib/saves-data.ts',
  'src/kept.ts',
  'src/trusted.ts',
  'src/stores/catalogue/viewed-list.ts',
  'src/stores/cart/lines.ts',
  'src/stores/wishlist/log-in-to-keep.ts',
  'contract/same-id.ts',
  'contract/group-digits.ts',
  'contract/rupees.ts',
  'src/format/count.ts',
  'src/i18n/t.ts',
  'src/i18n/current.ts',
  'src/i18n/locales.ts',
  'src/config.ts',
  'src/paths.ts',
  'src/ui/compact-products.ts',
  'src/ui/choose-location.ts',
  'src/ui/tw.ts',
  // The shell's small scripts import it too; they must not wait for React.
  'src/ui/plain-click.ts',
];

/** What shelves far down are made of: on home and on a product's page, which need nothing else of what `own` holds. */
const LATE_SHELF = [
  'src/components/catalogue/LateShelf.tsx',
  'src/components/catalogue/use-below-screen.ts',
  'src/stores/catalogue/recently-viewed.ts',
  'src/stores/catalogue/viewed.ts',
  'src/ui/card-look/shelf-look.ts',
];

/** What the first call loads: src/api/load-http-client.ts. */
export const HTTP_CLIENT = 'http-client';

/** In a chunk of their own: `own` would load all forms, or all of a product's page, for the one that they have in common. */
const FIELD = ['src/ui/Field.tsx', 'src/ui/FormError.tsx'];
const OPTIONAL_CALL = ['src/stores/lib/optional-call.ts'];
/** Of orders and of lists, and of lists and of the editor: with either, whoever needs one would load the other. */
const RANDOM_KEY = ['src/stores/lib/random-key.ts'];
const URL_HASH = ['src/stores/lib/url-hash.ts'];
/** Of the desk, and of a list once a price was typed: no page loads it at once. */
const TYPED_MONEY = ['contract/typed-money.ts'];

/** What keeps lists: whoever keeps none does not load it with the cart or an order. */
const SHOPPING_LISTS = [
  'contract/shopping-list.ts',
  'src/api/shopping-list.ts',
  'src/stores/account/shopping-lists.ts',
];

const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//;

/** What the parts of a product's page share. */
const PRODUCT = [
  'src/stores/catalogue/product.ts',
  'src/components/catalogue/BuyBox.tsx',
  'src/components/catalogue/PictureGallery.tsx',
];

/** When and for how much something is delivered, and what comes in the place of what has run out: on a product's page and in the cart. */
const DELIVERY = [
  'contract/address.ts',
  'contract/delivery-instructions.ts',
  'contract/issue.ts',
  'contract/language.ts',
  'contract/order.ts',
  'contract/payment.ts',
  'contract/phone.ts',
  'contract/slot.ts',
  'contract/time-zone.ts',
  'src/api/address.ts',
  'src/api/order.ts',
  'src/api/slot.ts',
  'src/components/cart/SubstitutionSelect.tsx',
  'src/format/date.ts',
  'src/format/delivery.ts',
  'src/format/substitution.ts',
  'src/shop.ts',
  'src/stores/cart/substitution.ts',
  'src/stores/delivery/pincode-delivery.ts',
];
const DELIVERY_ICONS = /node_modules\/lucide-react\/[\w/]*\bicons\/(?:arrow-left-right|truck)\.m?js$/;

/** The editor in one piece, though its page on searches, which is loaded when it is opened, shares much of it. */
const EDITOR = ['src/islands/Editor.tsx'];
/** The desk likewise; each of its screens is loaded when it is opened. */
const DESK = ['src/islands/Desk.tsx'];

/** An icon of the account and of the desk: in the desk's chunk, shoppers would load that for it. */
const PACKAGE_ICON = /node_modules\/lucide-react\/[\w/]*\bicons\/package\.m?js$/;

/** What orders show and the desk too: it goes with them, not with all that a shopper has of their own. */
const ORDER = ['src/ui/Amounts.tsx', 'src/format/payment.ts'];

/** What the cart shares with orders or with what comes after an order: one script in place of seven. */
const CART_AND_ORDERS = [
  'contract/wallet.ts',
  'src/api/wallet.ts',
  'src/stores/checkout/delivery-instructions.ts',
  'src/stores/checkout/pending-order.ts',
  'src/ui/code-class.ts',
];
const CART_ICONS = /node_modules\/lucide-react\/[\w/]*\bicons\/(?:banknote|trash|wallet)\.m?js$/;

/** The files that the chunks below name. */
export const chunkedFiles: readonly string[] = [
  ...EARLY,
  ...SHOP,
  ...FORMS,
  ...LISTS,
  ...LATE_SHELF,
  ...FIELD,
  ...OPTIONAL_CALL,
  ...RANDOM_KEY,
  ...URL_HASH,
  ...TYPED_MONEY,
  ...SHOPPING_LISTS,
  ...PRODUCT,
  ...DELIVERY,
  ...EDITOR,
  ...DESK,
  ...ORDER,
  ...CART_AND_ORDERS,
];

const oneOf =
  (files: readonly string[], packages?: RegExp) =>
  (id: string): boolean => {
    const path = id.replaceAll('\\', '/');
    return files.some((file) => path.endsWith(`/${file}`)) || (packages?.test(path) ?? false);
  };

/** What every page has, each in a file and a task of its own, in the order in which they import each other. */
export const SHARED_CHUNKS = ['framework', 'shop'];

const SCRIPT = /\.(?:m?js|tsx?)$/;
/** What the editor and the desk share among themselves: no shopper needs it. */
const STAFF =
  /\/(?:(?:components|stores)\/(?:editor|desk)\/|(?:api|contract)\/(?:editor|desk)|stores\/lib\/url-hash\.ts)/;
const isShoppersOwn = (id: string): boolean =>
  SCRIPT.test(id) && !STAFF.test(id.replaceAll('\\', '/')) && !oneOf(ORDER)(id);

/** How the browser's scripts are divided: what all pages share, and what an island has of its own. */
export const clientChunks = [
  { name: 'framework', test: oneOf([], FRAMEWORK), priority: 7 },
  { name: 'early', test: oneOf(EARLY), priority: 6 },
  { name: 'shop', test: oneOf(SHOP), priority: 4 },
  { name: HTTP_CLIENT, test: oneOf(['src/api/http-client.ts']), priority: 3 },
  { name: 'field', test: oneOf(FIELD), priority: 3 },
  { name: 'optional-call', test: oneOf(OPTIONAL_CALL), priority: 3 },
  { name: 'random-key', test: oneOf(RANDOM_KEY), priority: 3 },
  { name: 'url-hash', test: oneOf(URL_HASH), priority: 3 },
  { name: 'typed-money', test: oneOf(TYPED_MONEY), priority: 3 },
  // Only pages with a form load it, and most of them once the form is opened.
  { name: 'forms', test: oneOf(FORMS, /node_modules\/(?:react-hook-form|@hookform|@standard-schema)\//), priority: 2 },
  { name: 'product', test: oneOf(PRODUCT), priority: 2 },
  { name: 'delivery', test: oneOf(DELIVERY, DELIVERY_ICONS), priority: 2 },
  { name: 'list', test: oneOf(LISTS), priority: 2 },
  { name: 'late-shelf', test: oneOf(LATE_SHELF), priority: 2 },
  { name: 'shopping-lists', test: oneOf(SHOPPING_LISTS), priority: 2 },
  // What several pages of one shopper's own share: cart, orders, addresses.
  { name: 'own', test: isShoppersOwn, minShareCount: 3, priority: 1 },
  { name: 'cart-and-orders', test: oneOf(CART_AND_ORDERS, CART_ICONS), priority: 1 },
  { name: 'package', test: oneOf([], PACKAGE_ICON), priority: 2 },
  { name: 'editor', test: oneOf(EDITOR) },
  { name: 'desk', test: oneOf(DESK) },
];
