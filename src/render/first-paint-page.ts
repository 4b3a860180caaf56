import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { classesAtRest } from './first-paint-css.ts';

/** Handed on to worker threads by Node. */
const WHOLE = 'classes of the whole style sheet';

/** Tells what the whole style sheet has rules for. */
export const shareWholeClasses = (classes: ReadonlySet<string>): void => setEnvironmentData(WHOLE, classes);

const LINK = /<noscript>\s*(<link rel="stylesheet" href="[^"]+" data-whole>)\s*<\/noscript>/;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** Dialogs are closed while nothing is being used. */
const DIALOG = /<dialog[^>]*>[\s\S]*?<\/dialog>/g;

/**
 * Returns a page whose style sheet lacks a class that its HTML has, with the whole one in its head instead of at its end: it is
 * painted later, but as it should be. Other pages stay as they are.
 */
export function withNeededStyles(html: Buffer): Buffer {
  const whole = getEnvironmentData(WHOLE) as ReadonlySet<string> | undefined;
  if (!whole) return html;
  const text = html.toString('latin1');
  const [noscript = '', link] = LINK.exec(text) ?? [];
  if (!link) return html;
  const inline = atRest([...text.matchAll(STYLE)].map(([, css = '']) => css).join(''));
  for (const name of classesIn(text)) {
    if (inline.has(name) || !whole.has(name)) continue;
    return Buffer.from(text.replace(noscript, '').replace('</head>', `${link}</head>`), 'latin1');
  }
  return html;
}

const known = new Map<string, Set<string>>();

/** As `classesAtRest`, once for each text: pages of a kind share theirs. */
function atRest(css: string): Set<string> {
  const classes = known.get(css) ?? classesAtRest(css);
  known.set(css, classes);
  return classes;
}

/** Returns the distinct classes of the HTML, but for those in its dialogs. */
export function classesIn(html: string): Set<string> {
  const texts = new Set<string>();
  for (const [, text = ''] of html.replaceAll(DIALOG, '').matchAll(/ class="([^"]*)"/g)) texts.add(text);
  return new Set(
    [...texts].flatMap((text) =>
      text
        .replaceAll(/&(?:amp|#38);/g, '&')
        .replaceAll(/&(?:gt|#62);/g, '>')
        .split(/\s+/),
    ),
  );
}
