import postcss from 'postcss';
import { dropEmpty, isKeyframe, keepSelectors } from './lean-css.ts';
import { classesOf, isInUse, unnested } from './selectors.ts';

/** From this width on, in rem, and in forced colours, a page has its whole style sheet before it is painted (shell/whole-styles.js). */
export const WIDE = 48;

/** Returns of a page's style sheet what holds on a phone for these classes, and for elements, while nothing is being used. */
export function firstPaintCss(css: string, classes: ReadonlySet<string>): string {
  const root = parsedAtRest(css);
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) keepSelectors(rule, (selector) => isAtRest(selector, classes));
  });
  dropEmpty(root);
  const text = root.toString();
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove();
  });
  dropEmpty(root);
  return root.toString();
}

/** Returns the classes that a style sheet says something of on a phone while nothing is being used. */
export function classesAtRest(css: string): Set<string> {
  const classes = new Set<string>();
  parsedAtRest(css).walkRules((rule) => {
    for (const selector of rule.selectors)
      if (!isInUse(selector)) for (const name of classesOf(unnested(selector))) classes.add(name);
  });
  return classes;
}

function parsedAtRest(css: string): postcss.Root {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => void (isForChanges(declaration.prop) && declaration.remove()));
  root.walkAtRules((rule) => {
    if (isForOthers(`@${rule.name} ${rule.params}`)) rule.remove();
  });
  dropEmpty(root);
  return root;
}

/** Whether a query, such as `@media (width >= 64rem)`, holds only where a page has its whole style sheet before it is painted. */
export const isForOthers = (query: string): boolean =>
  /^@media\b.*forced-colors/.test(query) ||
  (/^@(?:media|container)\b(?!.*\bnot\b)/.test(query) &&
    query.split(',').every((part) => Number(/width\s*>=\s*([\d.]+)rem/.exec(part)?.[1] ?? 0) >= WIDE));

/** Whether a property is about how something changes. */
export const isForChanges = (property: string): boolean => property.startsWith('transition');

/** Whether a selector holds for these classes, or for an element, while nothing is being used. */
export const isAtRest = (selector: string, classes: ReadonlySet<string>): boolean =>
  !isInUse(selector) && classesOf(unnested(selector)).every((name) => classes.has(name));
