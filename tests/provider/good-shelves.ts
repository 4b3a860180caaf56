const asItIs = () => ({});

/** Calls of shelves, banners and the like, which need nothing. */
export const SHELVES = {
  getWebBanners: asItIs,
  getMobileBanners: asItIs,
  getNewProducts: asItIs,
  getNewProductsHome: asItIs,
  getQrCodes: asItIs,
  getRevision: asItIs,
  getBestSellers: asItIs,
  getBestSellersHome: asItIs,
  getFeaturedProducts: asItIs,
  getFeaturedProductsHome: asItIs,
};
