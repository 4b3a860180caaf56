import type { APIRequestContext } from 'playwright/test';

/**
 * Whether a product's page leads to a product: a built one names itself as canonical, any other has to be known to the
 * provider. The server answers every such address with 200, by the page that asks the provider.
 */
async function isProduct(request: APIRequestContext, slug: string, html: string): Promise<boolean> {
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return canonical.endsWith(`/product/${slug}`) || (await request.get(`/api/product/web/byid/${slug}`)).ok();
}

/** Follows a link of ours. Returns why it leads nowhere, or the HTML of the page behind it, empty for a file. */
export async function follow(
  request: APIRequestContext,
  path: string,
): Promise<{ readonly fault: string } | { readonly html: string }> {
  const answer = await request.get(path);
  if (answer.status() !== 200) return { fault: `${answer.status()} ${path}` };
  if (!answer.headers()['content-type']?.startsWith('text/html')) return { html: '' };
  const html = await answer.text();
  const slug = /^\/product\/([^/?]+)/.exec(path)?.[1];
  return slug && !(await isProduct(request, slug, html)) ? { fault: `no such product ${path}` } : { html };
}

const idsIn = (html: string): Set<string> => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));

/** The places in its own page that a page's links go to, and that are not there. */
export const missingFragments = (html: string): string[] => {
  const ids = idsIn(html);
  const wanted = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  return [...new Set(wanted)].filter((id) => !ids.has(id));
};
