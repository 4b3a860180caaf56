import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

const LATE = '[data-late]';

/**
 * Returns of a whole style sheet what a page lacks that has its own already: the utilities, which hold within `data-late` alone,
 * so that they neither override the page's nor are overridden; the animations, and the values of the theme.
 */
export function lateCss(css: string): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.each(keepLate);
  return root.toString();
}

function keepLate(node: ChildNode): void {
  if (node.type !== 'atrule') return keepTheme(node);
  if (node.name === 'media') return void node.each(keepTheme);
  if (/^(?:property|keyframes)$/.test(node.name)) return;
  if (node.name !== 'layer' || !node.nodes) return void node.remove();
  if (node.params === 'utilities') within(node);
  else node.each(keepTheme);
}

/** Of what stands outside the utilities only the theme's values are needed, which a page has as far as it reads them itself. */
function keepTheme(node: ChildNode): void {
  if (node.type !== 'rule' || !/^:root|^:where\(:root/.test(node.selector)) return void node.remove();
  node.each((value) => {
    if (!(value.type === 'decl' && value.prop.startsWith('--'))) value.remove();
  });
}

/** Puts each rule under `data-late`; what is nested in a rule is under it already. */
function within(parent: Root | AtRule | Rule): void {
  parent.each((node) => {
    if (node.type === 'rule') node.selectors = node.selectors.map((selector) => `${LATE} ${selector}`);
    else if (node.type === 'atrule' && node.nodes && node.name !== 'property') within(node);
  });
}
