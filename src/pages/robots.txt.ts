import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { routesWhere } from '../page-registry.ts';
import { inLocale } from '../paths.ts';

const uncrawled = routesWhere((page) => page.uncrawled === true);
const locales = Object.keys(LOCALES) as Locale[];

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...uncrawled.flatMap((path) => locales.map((locale) => `Disallow: ${inLocale(path, locale)}`)),
      '',
      `Sitemap: ${new URL('/sitemap.xml', site)}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
