import { type PageBytes, withPageCsp } from './trim-page-csp.ts';
import { dropIslandNames, dropIslandRuntime } from './drop-island-runtime.ts';
import { prioritizeScripts } from './prioritize-scripts.ts';
import { withNeededStyles } from './first-paint-page.ts';
import { nameScripts } from './shared-scripts.ts';
import { addCsp } from './merge-csp.ts';

const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** One character per byte: what a step adds is ASCII. */
const BYTES = 'latin1';

/** Returns the bytes of a response as they are written to disk, with the page's own policy, in a buffer of their own. */
export async function finalizePage(response: Response): Promise<PageBytes> {
  const bytes = await response.arrayBuffer();
  if (!isPage(response)) return { page: new Uint8Array(bytes), policy: null };
  const html = dropIslandRuntime(Buffer.from(bytes)).toString(BYTES);
  return withPageCsp(Buffer.from(withNeededStyles(nameScripts(prioritizeScripts(dropIslandNames(html)))), BYTES));
}

/** As `finalizePage`, as a response for Astro to write; responses other than pages stay as they are. */
export async function finalizeResponse(response: Response): Promise<Response> {
  if (!isPage(response)) return response;
  const { page, policy } = await finalizePage(response);
  addCsp(policy);
  return new Response(page, response);
}
