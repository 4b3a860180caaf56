import postcss from 'postcss';
import { dropEmpty, isKeyframe, filterSelectors } from './lean-css.ts';
import { classesOf, isInUse, unnested } from './selectors.ts';

/** Returns of a page's style sheet what holds for these classes, and for elements, while nothing is being used. */
export function firstPaintCss(css: string, classes: ReadonlySet<string>): string {
  const root = parsedAtRest(css);
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) filterSelectors(rule, (selector) => isAtRest(selector, classes));
  });
  dropEmpty(root);
  const text = root.toString();
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove();
  });
  dropEmpty(root);
  return root.toString();
}

/** Returns the classes that a style sheet styles while nothing is being used. */
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
  dropEmpty(root);
  return root;
}

/** Whether a property is about how something changes. */
export const isForChanges = (property: string): boolean => property.startsWith('transition');

/** Whether a selector holds for these classes, or for an element, while nothing is being used. */
export const isAtRest = (selector: string, classes: ReadonlySet<string>): boolean =>
  !isInUse(selector) && classesOf(unnested(selector)).every((name) => classes.has(name));
