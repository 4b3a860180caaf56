import { withFirstStyles } from '../styles/divide-styles.ts';
import { dropIslandNames, dropIslandRuntime } from './drop-island-runtime.ts';
import { addCsp } from './merge-csp.ts';
import { PageResponse } from './page-response.ts';
import { prioritizeScripts } from '../scripts/prioritize-scripts.ts';
import { nameScripts } from '../scripts/shared-scripts.ts';
import { withPageCsp } from './trim-page-csp.ts';

export interface FinalPage {
  /** In a buffer of their own. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The page's own policy; null for a page without one. */
  readonly policy: string | null;
}

const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** One character per byte: what a step adds is ASCII. */
const BYTES = 'latin1';

/** Returns the bytes of a response as they are written to disk, with the page's own policy. */
export async function finalizePage(response: Response): Promise<FinalPage> {
  if (!isPage(response)) return { bytes: new Uint8Array(await response.arrayBuffer()), policy: null };
  const rendered = dropIslandNames(await htmlOf(response));
  const { html, policy } = withPageCsp(withFirstStyles(nameScripts(prioritizeScripts(rendered))));
  const bytes = Buffer.allocUnsafeSlow(html.length);
  bytes.write(html, BYTES);
  return { bytes, policy };
}

/** Returns the HTML of a page as Astro has rendered it, with the shop's own scripts and styles. */
export const htmlOf = async (response: Response): Promise<string> =>
  dropIslandRuntime((await bytesOf(response)).toString(BYTES));

/** As `finalizePage`, as a response for Astro to write; responses other than pages stay as they are. */
export async function finalizeResponse(response: Response): Promise<Response> {
  if (!isPage(response)) return response;
  const { bytes, policy } = await finalizePage(response);
  addCsp(policy);
  return new PageResponse(bytes.buffer, response);
}

/** `arrayBuffer` would copy the page once more, a sixth of what the main thread has to do for it. */
async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body ?? []) chunks.push(chunk);
  const [first] = chunks;
  return first && chunks.length === 1
    ? Buffer.from(first.buffer, first.byteOffset, first.length)
    : Buffer.concat(chunks);
}
