import { firstStyles } from '../styles/divide-styles.ts';
import { dropIslandNames, dropIslandRuntime } from './drop-island-runtime.ts';
import { applyEdits } from './page-edits.ts';
import { nameOnDemand } from '../scripts/message-files.ts';
import { prioritizeScripts } from '../scripts/prioritize-scripts.ts';
import { nameScripts } from '../scripts/shared-scripts.ts';
import { trimPageCsp } from './trim-page-csp.ts';

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
  const html = await htmlOf(response);
  const dropped = dropIslandRuntime(html);
  const styles = firstStyles(html);
  const { edits, policy } = trimPageCsp(html, dropped, styles?.hashes);
  const named = [...nameOnDemand(html), ...dropIslandNames(html), ...prioritizeScripts(html), ...nameScripts(html)];
  const parts = applyEdits(html, [...dropped, ...(styles ? [styles] : []), ...edits, ...named]);
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) at += bytes.write(part, at, BYTES);
  return { bytes, policy };
}

/** Returns the HTML of a page as Astro has rendered it. */
export const htmlOf = async (response: Response): Promise<string> => (await bytesOf(response)).toString(BYTES);

/** `arrayBuffer` would copy the page once more, a sixth of what the main thread has to do for it. */
async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body ?? []) chunks.push(chunk);
  const [first] = chunks;
  return first && chunks.length === 1
    ? Buffer.from(first.buffer, first.byteOffset, first.length)
    : Buffer.concat(chunks);
}
