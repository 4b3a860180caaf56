import renderer from '@astrojs/react/server.js';
import type { SSRLoadedRendererValue } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

type Renderer = Pick<SSRLoadedRendererValue, 'check' | 'renderToStaticMarkup'>;
interface Page {
  readonly result: object;
}
type Rendered = Awaited<ReturnType<Renderer['renderToStaticMarkup']>>;

/** React asks for some pictures ahead; Astro's own renderer leaves those links out too. */
const AHEAD = /<link\s[^>]*rel="preload"[^>]*>/g;

const known = new Map<unknown, Promise<boolean>>();
const constant = new Map<unknown, Rendered>();
/** How many islands a page has that differ from page to page. */
const islands = new WeakMap<object, number>();

/** Whether it is a component of React's is found out by rendering it: once is enough. */
const check: Renderer['check'] = function (this: Page, Component, ...rest) {
  const isReact = known.get(Component) ?? Promise.resolve(renderer.check.call(this, Component, ...rest));
  known.set(Component, isReact);
  return isReact;
};

/** As Astro's, but in one go where that streams, and only once for what has nothing to differ by: all of the shell. */
const renderToStaticMarkup: Renderer['renderToStaticMarkup'] = async function (
  this: Page,
  Component,
  props,
  slots,
  metadata,
) {
  if (Object.keys(slots).length > 0) return renderer.renderToStaticMarkup.call(this, Component, props, slots, metadata);
  if (Object.keys(props).length > 0) return renderNow(Component, props, nextPrefix(this.result));
  const rendered = constant.get(Component) ?? renderNow(Component, props, metadata?.componentExport?.value ?? '');
  constant.set(Component, rendered);
  return { ...rendered, attrs: { ...rendered.attrs } };
};

function nextPrefix(page: object): string {
  const next = (islands.get(page) ?? 0) + 1;
  islands.set(page, next);
  return `i${next}`;
}

/** The browser's React makes the same ids with the same prefix. */
function renderNow(Component: unknown, props: object, prefix: string): Rendered {
  const html = renderToString(createElement(Component as ComponentType, props), { identifierPrefix: prefix });
  return { html: html.replace(AHEAD, ''), attrs: { prefix } };
}

export default { ...renderer, check, renderToStaticMarkup };
