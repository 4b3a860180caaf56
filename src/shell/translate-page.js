// Written behind the messages of a language (build/scripts/message-scripts.ts), and evaluated before a product's page is seen.
/** Says the page in the language that was chosen: what stands in it is in English, as its address is one for all languages. */
(() => {
  const { messages, goods } = globalThis;
  const page = document.documentElement;
  const { language } = localStorage;
  /** What the provider calls the goods and categories of this page, by their English names. */
  const names = { __proto__: null, ...JSON.parse(page.dataset.names ?? '{}')[language] };

  const patterns = Object.entries(messages)
    .map(([text, translation]) => ({ translation, parts: text.split(/\{(\w+)\}/) }))
    // What is hardly more than its placeholders would be found everywhere.
    .filter(({ parts }) => parts.length > 1 && /\p{L}{2}/u.test(parts.filter((_, i) => i % 2 === 0).join('')))
    .map(({ translation, parts }) => {
      const source = parts.map((part, i) => (i % 2 ? '(.+?)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('');
      return {
        translation,
        names: parts.filter((_, i) => i % 2),
        pattern: new RegExp(`^${source}$`, 's'),
        length: source.length,
      };
    })
    .sort((a, b) => b.length - a.length);

  /** Characters of a text with its placeholders filled; what is longer would take each of them long. */
  const MAX_LENGTH = 1000;

  /** Between the parts of a line, each of which is a text of its own. */
  const SEPARATOR = ' · ';

  const wordFor = (text) => [names, messages].find((texts) => Object.hasOwn(texts, text))?.[text];

  /** As src/i18n/in-language.ts says them. */
  const BESIDE = '\u00a0· ';
  const nameFor = (name) => {
    // It has been said before: the page is looked at again once it is whole.
    const word = name.includes(BESIDE) ? null : goods.wordFor(name);
    return names[name] ?? (word ? word + BESIDE + name : name);
  };
  const packFor = (size) => size && goods.packSizeFor(size);
  const isName = (element) => element?.matches('h1[data-name],article h3 a,nav li:last-child [aria-current]');
  globalThis.localizeProduct = (product) => ({
    ...product,
    name: nameFor(product.name),
    packSize: packFor(product.packSize),
    category: product.category && {
      ...product.category,
      name: wordFor(product.category.name) ?? product.category.name,
    },
  });

  /** What the catalogue gives: a name or a sentence that happens to fit a pattern is none of the shop's. */
  const isGiven = (element) => element?.closest('[data-given],title');

  const translationFor = (text, element) => {
    const word = wordFor(text);
    if (word !== undefined || !/\p{L}/u.test(text)) return word;
    if (text.includes(SEPARATOR))
      return text
        .split(SEPARATOR)
        .map((part) => translationFor(part, element) ?? part)
        .join(SEPARATOR);
    for (const { translation, names, pattern } of isGiven(element) || text.length > MAX_LENGTH ? [] : patterns) {
      const [whole, ...values] = pattern.exec(text) ?? [];
      if (whole === undefined) continue;
      return translation.replace(/\{(\w+)\}/g, (placeholder, name) => {
        const value = values[names.indexOf(name)] ?? placeholder;
        return wordFor(value) ?? value;
      });
    }
    const size = packFor(text);
    return size === text ? undefined : size;
  };

  const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];
  /** Pages with an address of their own in each language: src/paths.ts. */
  const HAS_NONE = ['product', 'editor', 'desk', 'api', 'pictures', '_astro', ...OTHER_LOCALES].join('|');
  const HAS_LOCALES = new RegExp(`^/(?!/|(?:${HAS_NONE})(?:[/?#]|$)|[^?#]*\\.\\w+(?:[?#]|$))`);

  const sayElement = (element) => {
    for (const name of ATTRIBUTES) {
      const translation = element.hasAttribute(name) && translationFor(element.getAttribute(name), element);
      if (translation) element.setAttribute(name, translation);
    }
    const link = element.matches('a[href]:not([hreflang])') ? 'href' : element.matches('form[action]') ? 'action' : '';
    const path = link && element.getAttribute(link);
    if (path && HAS_LOCALES.test(path)) element.setAttribute(link, `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`);
    if (element.localName === 'template') say(element.content);
  };

  const sayText = (node) => {
    const text = node.data.trim();
    const parent = node.parentElement;
    const translation = text && (isName(parent) ? nameFor(text) : translationFor(text, parent));
    if (translation) node.data = node.data.replace(text, () => translation);
  };

  const SKIPPED = '[translate=no],script,style,noscript';

  /** A switch of languages has their own names, which stay, and marks the one that was chosen. */
  const SWITCH = 'a[hreflang]';
  const mark = (link) => {
    if (link.hreflang === language) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  };

  function say(root) {
    if (root.nodeType === Node.ELEMENT_NODE && root.matches(SWITCH)) mark(root);
    if ((root.nodeType === Node.ELEMENT_NODE ? root : root.parentElement)?.closest(SKIPPED)) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node.nodeType === Node.ELEMENT_NODE && node.matches(SKIPPED)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.currentNode; node; node = walker.nextNode()) {
      if (node.nodeType === Node.ELEMENT_NODE) sayElement(node);
      else if (node.nodeType === Node.TEXT_NODE) sayText(node);
    }
  }

  page.lang = `${language}-IN`;
  page.dataset.translated = '';
  for (const link of page.querySelectorAll(SWITCH)) mark(link);
  say(page);
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) say(node);
  });
  observer.observe(page, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    // A text may have arrived in two pieces.
    say(page);
  });
})();
