import renderer from '@astrojs/react/server.js';
import type { AstroComponentMetadata, SSRLoadedRendererValue } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

type Renderer = Pick<SSRLoadedRendererValue, 'check' | 'renderToStaticMarkup'>;
type Rendered = Awaited<ReturnType<Renderer['renderToStaticMarkup']>>;

/** React asks for some pictures ahead; Astro's own renderer leaves those links out too. */
const AHEAD = /<link\s[^>]*rel="preload"[^>]*>/g;

const known = new Map<unknown, Promise<boolean>>();
const constant = new Map<unknown, Rendered>();

/** Whether it is a component of React's is found out by rendering it: once is enough. */
const check: Renderer['check'] = function (this: unknown, Component, ...rest) {
  const isReact = known.get(Component) ?? Promise.resolve(renderer.check.call(this, Component, ...rest));
  known.set(Component, isReact);
  return isReact;
};

/** As Astro's, but in one go where that streams, and only once for what has nothing to differ by: all of the shell. */
const renderToStaticMarkup: Renderer['renderToStaticMarkup'] = async function (
  this: unknown,
  Component,
  props,
  slots,
  metadata,
) {
  if (Object.keys(slots).length > 0) {
    const { html, attrs } = await renderer.renderToStaticMarkup.call(this, Component, props, slots, metadata);
    // The one it gives counts what was rendered before in this process: the same page would not always be the same.
    return { html, attrs: { ...attrs, prefix: '' } };
  }
  const isConstant = Object.keys(props).length === 0;
  const rendered = (isConstant && constant.get(Component)) || renderNow(Component, props, metadata);
  if (isConstant) constant.set(Component, rendered);
  return { ...rendered, attrs: { ...rendered.attrs } };
};

/** The browser's React makes the same ids with the same prefix; counted ones would differ from build to build. */
function renderNow(Component: unknown, props: object, metadata?: AstroComponentMetadata): Rendered {
  const prefix = metadata?.componentExport?.value ?? '';
  const html = renderToString(createElement(Component as ComponentType, props), { identifierPrefix: prefix });
  return { html: html.replace(AHEAD, ''), attrs: { prefix } };
}

export default { ...renderer, check, renderToStaticMarkup };
