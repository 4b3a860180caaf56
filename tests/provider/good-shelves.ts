const asItIs = () => ({});

/** Calls of shelves and banners, which need nothing. */
export const SHELVES = {
  getWebBanners: asItIs,
  getMobileBanners: asItIs,
  getNewProducts: asItIs,
  getNewProductsHome: asItIs,
  getBestSellers: asItIs,
  getBestSellersHome: asItIs,
  getFeaturedProducts: asItIs,
  getFeaturedProductsHome: asItIs,
};
