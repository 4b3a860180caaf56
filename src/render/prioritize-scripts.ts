import { directScript } from './direct-scripts.ts';

const SCRIPT = '<script type="module" src=';

/**
 * Returns a page whose module scripts are loaded behind what it is painted with: each is asked for at a low priority. Those of the
 * head run as soon as they are there, not once the page is.
 */
export function prioritizeScripts(html: Buffer): Buffer {
  const head = html.indexOf('</head>');
  const parts: Buffer[] = [];
  let done = 0;
  for (let at = html.indexOf(SCRIPT); at !== -1; at = html.indexOf(SCRIPT, done)) {
    const tag = `<script type="module" ${at < head ? 'async ' : ''}fetchpriority="low" src=`;
    const ends = html.indexOf('.js"', at) + '.js'.length;
    const [, folder = '', name = ''] = /^"(.*\/)(.*)$/.exec(html.toString('latin1', at + SCRIPT.length, ends)) ?? [];
    parts.push(html.subarray(done, at), Buffer.from(`${tag}"${folder}${directScript(name)}`));
    done = ends;
  }
  return Buffer.concat([...parts, html.subarray(done)]);
}
