import { type PageBytes, withPageCsp } from './page-csp.ts';
import { addCsp } from './site-csp.ts';

const isPage = (answer: Response): boolean => answer.headers.get('content-type')?.startsWith('text/html') ?? false;

/** What Astro has rendered as it is to be written, in a buffer of its own. */
export async function finalizePage(answer: Response): Promise<PageBytes> {
  const bytes = await answer.arrayBuffer();
  return isPage(answer) ? withPageCsp(Buffer.from(bytes)) : { page: new Uint8Array(bytes), policy: null };
}

/** As `finalizePage`, for what Astro goes on with: its files and redirects are finished already. */
export async function finalizeResponse(answer: Response): Promise<Response> {
  if (!isPage(answer)) return answer;
  const { page, policy } = await finalizePage(answer);
  addCsp(policy);
  return new Response(page, answer);
}
