import type { Edit } from '../render/page-edits.ts';
import { directScript } from './direct-scripts.ts';

const SCRIPT = '<script type="module" src="';

/**
 * Has a page's module scripts loaded behind what it is painted with: each is asked for at a low priority. Those of the head run as
 * soon as they are there, not once the page is.
 */
export function prioritizeScripts(html: string): Edit[] {
  const edits: Edit[] = [];
  const head = html.indexOf('</head>');
  for (let from = html.indexOf(SCRIPT); from !== -1; from = html.indexOf(SCRIPT, from + 1)) {
    const to = html.indexOf('"', from + SCRIPT.length);
    const url = directUrl(html.slice(from + SCRIPT.length, to));
    edits.push({
      from,
      to,
      text: `<script type="module" ${from < head ? 'async ' : ''}fetchpriority="low" src="${url}`,
    });
  }
  return edits;
}

/** Returns the address of the script that a page's script comes to. */
export function directUrl(url: string): string {
  const name = url.lastIndexOf('/') + 1;
  return url.slice(0, name) + directScript(url.slice(name));
}
