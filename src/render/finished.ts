import { withOwnHashes } from './own-hashes.ts';

const isPage = (answer: Response): boolean => answer.headers.get('content-type')?.startsWith('text/html') ?? false;

/** What Astro has rendered as it is to be written, in a buffer of its own. */
export async function finishedBytes(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await answer.arrayBuffer();
  return isPage(answer) ? withOwnHashes(Buffer.from(bytes)) : new Uint8Array(bytes);
}

/** As `finishedBytes`, for what Astro goes on with: its files and redirects are finished already. */
export const finished = async (answer: Response): Promise<Response> =>
  isPage(answer) ? new Response(await finishedBytes(answer), answer) : answer;
