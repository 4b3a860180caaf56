import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { inLocale, paths } from '../paths.ts';

const own = [paths.cart, paths.thankYou, paths.dashboard(), '/auth/', paths.search()];
const locales = Object.keys(LOCALES) as Locale[];

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...own.flatMap((path) => locales.map((locale) => `Disallow: ${inLocale(path, locale)}`)),
      '',
      `Sitemap: ${new URL('/sitemap.xml', site)}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
