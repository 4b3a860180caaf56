import postcss from 'postcss';
import { dropEmpty, dropUnreadVariables, isKeyframe, keepSelectors } from './lean-css.ts';
import { classesOf, isInUse, unnested } from './selectors.ts';

/** Returns of a page's style sheet what holds for these classes, and for elements, while nothing is being used. */
export function firstPaintCss(css: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    keepSelectors(
      rule,
      (selector) => !isInUse(selector) && classesOf(unnested(selector)).every((name) => classes.has(name)),
    );
  });
  dropEmpty(root);
  const text = root.toString();
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove();
  });
  dropUnreadVariables(root, new Set());
  dropEmpty(root);
  return root.toString();
}

/** Returns the classes that a style sheet says something of while nothing is being used. */
export function classesAtRest(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors)
      if (!isInUse(selector)) for (const name of classesOf(unnested(selector))) classes.add(name);
  });
  return classes;
}
