import renderer from '@astrojs/react/server.js';
import type { AstroComponentMetadata, SSRLoadedRendererValue } from 'astro';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { current } from '../../src/i18n/current.ts';

type Renderer = Pick<SSRLoadedRendererValue, 'check' | 'renderToStaticMarkup'>;
type Rendered = Awaited<ReturnType<Renderer['renderToStaticMarkup']>>;
/** What Astro calls a renderer with: `result` is one object per page. */
interface Context {
  readonly result: object;
}

/** React's preload links for images, which Astro's own renderer leaves out too. */
const PRELOAD = /<link\s[^<>]*rel="preload"[^<>]*>/g;

const checked = new Map<unknown, Promise<boolean>>();
const cache = new Map<unknown, Map<string, string>>();

/** Astro's own check renders the component each time, so its result is kept per component. */
const check: Renderer['check'] = function (this: unknown, Component, ...rest) {
  const isReact = checked.get(Component) ?? Promise.resolve(renderer.check.call(this, Component, ...rest));
  checked.set(Component, isReact);
  return isReact;
};

/**
 * As Astro's renderer, but synchronous, and with a cache for what is the same on every page of a language: the shell's islands and icons.
 * Each island of a page gets an `identifierPrefix` of its own, which `react-client.tsx` reads from the same attribute.
 */
const renderToStaticMarkup: Renderer['renderToStaticMarkup'] = async function (
  this: Context,
  Component,
  props,
  slots: Record<string, string>,
  metadata,
): Promise<Rendered> {
  const hasSlots = Object.keys(slots).length > 0;
  const isStatic = !hasSlots && isSameOnEveryPage(props);
  const name = metadata?.componentExport?.value ?? '';
  const prefix = name === '' && isStatic ? '' : uniquePrefix(this.result, name);
  if (isStatic) return { html: renderCached(Component, props, prefix), attrs: { prefix } };
  return { html: render(Component, hasSlots ? withSlots(props, slots, metadata) : props, prefix), attrs: { prefix } };
};

const prefixes = new WeakMap<object, Map<string, number>>();

/** Returns the name, with a number from its second use on a page: `Shelf`, `Shelf-2`. Counted per page, it is the same in every build. */
function uniquePrefix(page: object, name: string): string {
  const counts = prefixes.get(page) ?? new Map<string, number>();
  prefixes.set(page, counts);
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count === 1 ? name : `${name}-${count}`;
}

/** The props of an icon and of the header's islands: `aria-hidden`, classes, and Astro's mark for the scoped styles of a file. */
const CONSTANT_PROPS = /^(?:aria-hidden$|class(?:Name)?$|look$|data-astro-cid-)/;
const isSameOnEveryPage = (props: object): boolean => Object.keys(props).every((name) => CONSTANT_PROPS.test(name));

function renderCached(Component: unknown, props: object, prefix: string): string {
  const cached = cache.get(Component) ?? new Map<string, string>();
  cache.set(Component, cached);
  const key = JSON.stringify([current().locale, prefix, props]);
  const html = cached.get(key) ?? render(Component, props, prefix);
  cached.set(key, html);
  return html;
}

function render(Component: unknown, props: object, prefix: string): string {
  const html = renderToString(createElement(Component as ComponentType, props), { identifierPrefix: prefix });
  return html.replace(PRELOAD, '');
}

/** The page's own HTML as children, in the element that Astro's client takes it from; `class` is Astro's and no prop of the component. */
function withSlots(
  { class: _, ...props }: Record<string, unknown>,
  { default: html = '', ...named }: Record<string, string>,
  metadata?: AstroComponentMetadata,
): Record<string, unknown> {
  const element = metadata?.astroStaticSlot && !metadata.hydrate ? 'astro-static-slot' : 'astro-slot';
  const slot = (value: string, name?: string): ReactNode =>
    value.trim() &&
    createElement(element, { name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: value } });
  const slots = Object.entries(named).map(([name, value]) => [name, slot(value, name)] as const);
  return { ...props, ...Object.fromEntries(slots), children: slot(html) };
}

export default { ...renderer, check, renderToStaticMarkup };
