import type { APIRoute } from 'astro';
import { sitemapPartPath, sitemapParts, sitemapXml } from '../data/sitemap.ts';

/** The sitemap of all pages, or an index of its parts where one file can't hold them. */
export const GET: APIRoute = async ({ site }) => {
  const parts = await sitemapParts();
  const [only = []] = parts;
  if (parts.length <= 1) return sitemapXml('url', only, site);
  return sitemapXml(
    'sitemap',
    parts.map((_, i) => sitemapPartPath(i + 1)),
    site,
  );
};
