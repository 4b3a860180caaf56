import type { APIRoute, GetStaticPaths } from 'astro';
import { sitemapParts, sitemapXml } from '../data/sitemap.ts';

export const getStaticPaths = (async () => {
  const parts = await sitemapParts();
  return parts.length > 1 ? parts.map((_, i) => ({ params: { part: String(i + 1) } })) : [];
}) satisfies GetStaticPaths;

/** One part of a catalogue that is too large for a single sitemap. */
export const GET: APIRoute = async ({ params, site }) =>
  sitemapXml('url', (await sitemapParts())[Number(params['part']) - 1] ?? [], site);
