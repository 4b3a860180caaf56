import type { APIRoute } from 'astro';
import { cmsPages } from '../data/cms.ts';
import { shelfHrefs } from '../data/shelves.ts';
import { allPackSizes, categories } from '../data/shown.ts';
import { paths } from '../paths.ts';

/** Every page that search engines may list. https://www.sitemaps.org/protocol.html */
export const GET: APIRoute = async ({ site }) => {
  const addresses = [
    paths.home,
    paths.categories,
    ...(await shelfHrefs()),
    ...(await categories()).map((category) => paths.category(category)),
    ...(await allPackSizes()).map(paths.product),
    ...[...(await cmsPages()).keys()].map(paths.cms),
  ];
  const urls = addresses.map((path) => `<url><loc>${new URL(path, site).href.replaceAll('&', '&amp;')}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
};
