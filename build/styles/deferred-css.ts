import postcss, { type ChildNode, type Container, type Declaration, type Root } from 'postcss';
import { isAtRest, isForChanges } from './first-paint-css.ts';
import { mayCompete, parts, type Styles } from './may-compete.ts';

interface Declared extends Styles {
  readonly declarations: readonly Declaration[];
}

interface Applied extends Declared {
  /** Selectors of which one holds for each element that this is about. */
  readonly concerns: readonly string[];
}

/**
 * Returns what a page's style sheet has besides what is first painted (`firstPaintCss`). It stands behind that, in the order
 * of the whole. What has to overrule something of it is repeated, for the elements that have both: a browser styles anew what is
 * concerned, not the whole page.
 */
export function deferredCss(css: string, first: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const deferred = postcss.root();
  const applied: Applied[] = [];
  for (const styles of declaredIn(root.nodes)) {
    const [element, part] = parts(styles.selector);
    if (!isFirst(styles, classes)) applied.push({ ...styles, concerns: [element] });
    else {
      const overruled = applied.filter((earlier) => mayCompete(earlier, styles));
      const concerns = [...new Set(overruled.flatMap((earlier) => earlier.concerns))];
      const selector = `${element}:where(${concerns.join(', ')})${part}`;
      if (concerns.length > 0) applied.push({ ...styles, selector, concerns });
    }
  }
  for (const styles of applied) append(deferred, styles);
  const there = new Set<string>();
  postcss.parse(first).walkAtRules('keyframes', ({ params }) => void there.add(params));
  root.walkAtRules('keyframes', (rule) => {
    if (!there.has(rule.params)) deferred.append(rule.clone());
  });
  deferred.walk(dropSpace);
  return deferred.toString();
}

const isFirst = ({ selector, properties }: Styles, classes: ReadonlySet<string>): boolean =>
  isAtRest(selector, classes) && !properties.some(isForChanges);

/** At-rules with styles in them. */
const GROUPS = /^(?:layer|media|container|supports|starting-style|scope)$/;

/** Returns the declarations within these nodes, in their order, each selector's own. */
function declaredIn(nodes: readonly ChildNode[], queries: readonly string[] = [], selector = ''): Declared[] {
  const allDeclarations = nodes.filter((node) => node.type === 'decl');
  const declared = [false, true].flatMap((changes): Declared[] => {
    const declarations = allDeclarations.filter(({ prop }) => isForChanges(prop) === changes);
    const properties = declarations.map(({ prop }) => prop);
    return declarations.length > 0 ? [{ queries, selector, declarations, properties }] : [];
  });
  return [
    ...declared,
    ...nodes.flatMap((node) => {
      if (node.type === 'rule')
        return node.selectors.flatMap((one) => declaredIn(node.nodes, queries, nested(one, selector)));
      if (node.type !== 'atrule' || !node.nodes || !GROUPS.test(node.name)) return [];
      return declaredIn(node.nodes, [...queries, `@${node.name} ${node.params}`], selector);
    }),
  ];
}

/** Returns a selector as it is without the nesting in `parent`. */
function nested(selector: string, parent: string): string {
  if (!parent) return selector;
  if (!selector.includes('&')) return `${parent} ${selector}`;
  return selector.replace(/^&/, parent).replaceAll('&', `:is(${parent})`);
}

function dropSpace({ type, raws }: ChildNode): void {
  const between = type === 'decl' ? ':' : '';
  Object.assign(raws, { before: '', between, after: '', semicolon: false });
}

/** Adds declarations to a style sheet, in the at-rules in which its last ones stand, where these are the same. */
function append(root: Root, { queries, selector, declarations }: Declared): void {
  let parent: Container = root;
  for (const query of queries) {
    const [, name = '', params = ''] = /^@(\S+) (.*)$/s.exec(query) ?? [];
    const { last } = parent;
    if (last?.type === 'atrule' && last.name === name && last.params === params) parent = last;
    else {
      const group = postcss.atRule({ name, params, nodes: [] });
      parent.append(group);
      parent = group;
    }
  }
  parent.append(postcss.rule({ selector, nodes: declarations.map((declaration) => declaration.clone()) }));
}
