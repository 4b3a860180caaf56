import { directScript } from './direct-scripts.ts';

const SCRIPT = '<script type="module" src=';

/**
 * Returns a page whose module scripts are loaded behind what it is painted with: each is asked for at a low priority. Those of the
 * head run as soon as they are there, not once the page is.
 */
export function prioritizeScripts(html: string): string {
  const head = html.indexOf('</head>');
  let done = 0;
  let prioritized = '';
  for (let at = html.indexOf(SCRIPT); at !== -1; at = html.indexOf(SCRIPT, done)) {
    const tag = `<script type="module" ${at < head ? 'async ' : ''}fetchpriority="low" src=`;
    const ends = html.indexOf('.js"', at) + '.js'.length;
    const [, folder = '', name = ''] = /^"(.*\/)([^/]*)$/.exec(html.slice(at + SCRIPT.length, ends)) ?? [];
    prioritized += `${html.slice(done, at)}${tag}"${folder}${directScript(name)}`;
    done = ends;
  }
  return prioritized + html.slice(done);
}
