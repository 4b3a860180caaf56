import postcss, { type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';

/** What daisyUI draws its depth and noise by. The theme sets both to nothing. */
const DEPTH = /var\(--(?:depth|noise|fx-noise|btn-inset|btn-shadow)\b/;
const DRAWS_DEPTH =
  /^(?:--btn-inset|--btn-shadow|--fx-noise|box-shadow|text-shadow|background-image|background-size|filter)$/;
/** What Tailwind asks for is in every browser that knows the theme's light-dark(). */
const EVERYWHERE = /^\(color: color-mix\(/;

/**
 * Returns a page's style sheet without what can't apply to it: fallbacks for browsers that the theme excludes anyway, the depth and
 * noise of daisyUI, elements, classes and input types that the page's `source` doesn't name, and variables that nothing reads.
 */
export function leanCss(css: string, source: string): string {
  const root = postcss.parse(css);
  const words = new Set(source.match(/[\w-]+/g));
  dropFallbacks(root);
  nameSiblings(root);
  dropDepth(root);
  dropUnnamed(root, words);
  dropInputTypes(root, source);
  resolveUnset(root, words);
  dropUnreadVariables(root, words);
  dropEmpty(root);
  return root.toString();
}

function dropFallbacks(root: Root): void {
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.remove();
  });
  root.walkAtRules('supports', (rule) => {
    if (EVERYWHERE.test(rule.params)) rule.replaceWith(rule.nodes ?? []);
  });
  root.walkRules(joinNext);
  root.walkRules(dropOverridden);
}

/** Takes in the rules that follow with the same selector. */
function joinNext(rule: Rule): void {
  for (let next = rule.next(); next?.type === 'rule' && next.selector === rule.selector; next = rule.next()) {
    rule.append(next.nodes);
    next.remove();
  }
}

/** Keeps the last of several declarations of one property. */
function dropOverridden(rule: Rule): void {
  const last = new Map<string, Declaration>();
  for (const node of rule.nodes.filter((node) => node.type === 'decl')) {
    const before = last.get(node.prop);
    if (before && before.important === node.important) before.remove();
    last.set(node.prop, node);
  }
}

/** After a rule for whatever follows, a browser styles all of a parent anew for each child that comes or goes. Here items follow. */
function nameSiblings(root: Root): void {
  root.walkRules(/^(?:\[dir="?rtl"?\] )?& ?\+ ?\*/, (rule) => {
    if (isWithinItem(rule)) rule.selector = rule.selector.replace('*', 'li');
  });
}

const isWithinItem = ({ parent }: Rule): boolean => parent?.type === 'rule' && /\bli$/.test((parent as Rule).selector);

function dropDepth(root: Root): void {
  root.walkDecls((declaration) => {
    if (/^--(?:depth|noise)$/.test(declaration.prop)) return;
    declaration.value = withoutDepth(declaration.value);
    const draws = DRAWS_DEPTH.test(declaration.prop);
    if (draws && (declaration.prop.startsWith('--') || DEPTH.test(declaration.value))) declaration.remove();
  });
}

/** A colour mixed with 0 % of another is that colour. */
function withoutDepth(value: string): string {
  const mix = /color-mix\(/.exec(value);
  if (!mix || !DEPTH.test(value)) return value;
  const end = closing(value, mix.index + mix[0].length);
  const [space = '', first = '', second = ''] = postcss.list.comma(value.slice(mix.index + mix[0].length, end));
  const mixed = DEPTH.test(second) && !DEPTH.test(first) ? first : `color-mix(${space}, ${first}, ${second})`;
  return value.slice(0, mix.index) + mixed + withoutDepth(value.slice(end + 1));
}

/** Returns where the parenthesis closes that opened before `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The elements, classes and states in a selector: `:not(abbr)` has none. Classes such as `md:p-4` are there because they are used. */
const NAME = /(?<![\w.#:[(\\-])(?:[a-z][a-z0-9]*|\.[\w-]+)(?![\w(\\-])|(?<=\w)\.[\w-]+(?![\w\\-])|\[aria-[\w-]+/g;
/** Names that no source contains: the document itself, and the icons' class. */
const ALWAYS = new Set(['html', 'body', '.lucide']);

function dropUnnamed(root: Root, words: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    filterSelectors(rule, (selector) => {
      const names = selector.replace(/\[(?!aria-)[^\]]*\]?|\([^)]*\)?/g, '').match(NAME) ?? [];
      return names.every((name) => ALWAYS.has(name) || words.has(name.replace(/^[.[]/, '')));
    });
  });
}

/** Reduces a rule to the wanted selectors, or removes it where there are none. */
export function filterSelectors(rule: Rule, isWanted: (selector: string) => boolean): void {
  const wanted = rule.selectors.filter(isWanted);
  if (wanted.length === 0) rule.remove();
  else if (wanted.length < rule.selectors.length) rule.selectors = wanted;
}

/** What browsers draw within an input, by the types that have it. */
const PARTS: readonly (readonly [RegExp, RegExp])[] = [
  [/::-webkit-(?:date|calendar)/, /type="(?:date|time|month|week)/],
  [/::-webkit-(?:inner|outer)-spin/, /type="number/],
  [/::-webkit-search/, /type="search/],
  [/::file-selector-button/, /type="file/],
  [/::-webkit-color/, /type="color/],
];

function dropInputTypes(root: Root, source: string): void {
  const unused = PARTS.filter(([, type]) => !type.test(source)).map(([part]) => part);
  root.walkRules((rule) => filterSelectors(rule, (selector) => !unused.some((part) => part.test(selector))));
}

export const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as Container & { name: string }).name);

/** A registered variable that nothing sets has its initial value: no shadow, no blur, a solid border. */
function resolveUnset(root: Root, words: ReadonlySet<string>): void {
  const set = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  root.walkAtRules('property', (rule) => {
    if (set.has(rule.params) || words.has(rule.params)) return;
    const initial = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    const value = initial?.type === 'decl' ? initial.value : '';
    const read = new RegExp(`var\\(${rule.params}(?:,\\s*)?\\)`, 'g');
    root.walkDecls((declaration) => {
      if (!declaration.value.includes(rule.params)) return;
      declaration.value = declaration.value.replace(read, value).replace(/\b0 0 #0000,\s*/g, '');
    });
    rule.remove();
  });
}

function dropUnreadVariables(root: Root, words: ReadonlySet<string>): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = variablesIn(root, (node) =>
      node.type === 'decl' ? node.value : node.type === 'atrule' ? node.params : '',
    );
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || words.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
  const read = variablesIn(root, (node) => (node.type === 'decl' ? node.value : ''));
  root.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
}

/** Returns the variables that are named in the text of any node. */
function variablesIn(root: Root, textOf: (node: ChildNode) => string): Set<string> {
  const names = new Set<string>();
  root.walk(
    (node) =>
      void textOf(node)
        .match(/--[\w-]+/g)
        ?.forEach((name) => names.add(name)),
  );
  return names;
}

export function dropEmpty(root: Root): void {
  for (let found = true; found;) {
    found = false;
    root.walk((node) => {
      const empty =
        (node.type === 'rule' || (node.type === 'atrule' && node.nodes && node.name !== 'layer')) &&
        node.nodes?.length === 0;
      if (empty) {
        node.remove();
        found = true;
      }
    });
  }
}
