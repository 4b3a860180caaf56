import type { APIRoute } from 'astro';
import { paths } from '../paths.ts';

const own = [paths.cart, paths.thankYou, paths.dashboard(), '/auth/', paths.search()];

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...own.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL('/sitemap.xml', site)}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
