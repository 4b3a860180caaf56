const asItIs = () => ({});

/** Calls of shelves, banners and the like, which need nothing. */
export const SHELVES = {
  getWebBanners: asItIs,
  getMobileBanners: asItIs,
  getNewProducts: asItIs,
  getNewProductsHome: asItIs,
  getQrCodes: asItIs,
  getProductVersions: asItIs,
  getVersionedProducts: () => ({ query: 'ids=[1]' }),
  getRevision: asItIs,
  getBestSellers: asItIs,
  getBestSellersHome: asItIs,
  getFeaturedProducts: asItIs,
  getFeaturedProductsHome: asItIs,
};
