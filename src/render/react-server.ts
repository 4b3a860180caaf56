import renderer from '@astrojs/react/server.js';
import type { AstroComponentMetadata, SSRLoadedRendererValue } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

type Renderer = Pick<SSRLoadedRendererValue, 'check' | 'renderToStaticMarkup'>;
type Rendered = Awaited<ReturnType<Renderer['renderToStaticMarkup']>>;

/** React asks for some pictures ahead; Astro's own renderer leaves those links out too. */
const AHEAD = /<link\s[^>]*rel="preload"[^>]*>/g;

const known = new Map<unknown, Promise<boolean>>();
const constant = new Map<unknown, Map<string, Rendered>>();

/** Whether it is a component of React's is found out by rendering it: once is enough. */
const check: Renderer['check'] = function (this: unknown, Component, ...rest) {
  const isReact = known.get(Component) ?? Promise.resolve(renderer.check.call(this, Component, ...rest));
  known.set(Component, isReact);
  return isReact;
};

/** As Astro's, but in one go where that streams, and only once for what does not differ: all of the shell, every icon. */
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
  const { html, attrs } = isConstant(props)
    ? renderOnce(Component, props, metadata)
    : renderNow(Component, props, metadata);
  return { html, attrs: { ...attrs } };
};

/** What an icon is given: that it is hidden from readers, and Astro's mark for the styles of the file it stands in. */
const LOOK = /^(?:aria-hidden$|class$|data-astro-cid-)/;
const isConstant = (props: object): boolean => Object.keys(props).every((name) => LOOK.test(name));

function renderOnce(Component: unknown, props: object, metadata?: AstroComponentMetadata): Rendered {
  const looks = constant.get(Component) ?? new Map<string, Rendered>();
  constant.set(Component, looks);
  const look = JSON.stringify(props);
  const rendered = looks.get(look) ?? renderNow(Component, props, metadata);
  looks.set(look, rendered);
  return rendered;
}

/** The browser's React makes the same ids with the same prefix; counted ones would differ from build to build. */
function renderNow(Component: unknown, props: object, metadata?: AstroComponentMetadata): Rendered {
  const prefix = metadata?.componentExport?.value ?? '';
  const html = renderToString(createElement(Component as ComponentType, props), { identifierPrefix: prefix });
  return { html: html.replace(AHEAD, ''), attrs: { prefix } };
}

export default { ...renderer, check, renderToStaticMarkup };
