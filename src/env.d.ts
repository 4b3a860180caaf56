/// <reference types="astro/client" />

/** A script's minified source, to be inlined in a page: build/scripts/vite-plugin-minified.ts. */
declare module '*?minified' {
  const source: string;
  export default source;
}

interface ImportMetaEnv {
  /** Where the provider answers: `/api` on our own origin, or a full address. */
  readonly PUBLIC_API_BASE?: string;
  /** `true` in a build of the demo shop: its pages say that nothing is sold. */
  readonly PUBLIC_DEMO?: string;
  /** `true` where log-in codes come back in the answer: the page may show the one-time code as a hint. */
  readonly PUBLIC_SHOWS_CODES?: string;
  /** `on` in a build from a provider that does not say that it speaks the contract. */
  readonly PUBLIC_ADAPTER?: string;
  /** `off` in a build of a shop without a service worker. */
  readonly PUBLIC_SERVICE_WORKER?: string;
  /** `off` where the provider can't be told what the customer saw of an order. */
  readonly PUBLIC_ORDER_FINGERPRINT?: string;
  /** `on` where browsers may send that provider an `Idempotency-Key`. */
  readonly PUBLIC_ORDER_KEY?: string;
}

interface Document {
  /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
  readonly prerendering?: boolean;
}

interface Window {
  // Defined by shell/theme-init.js.
  applyTheme: (theme: 'light' | 'dark' | 'system') => void;
  painted: Promise<unknown>;
  fetchScripts: (rel: 'modulepreload' | 'prefetch') => void;
  /** On a product's page, for whoever has chosen another language than English: until it is said in that. */
  translated?: Promise<unknown>;
  firstUsed?: (EventTarget | null)[];
  /** Astro's, for its islands: how each may be hydrated, by the name of its directive. */
  Astro?: Readonly<Record<string, import('astro').ClientDirective>>;
}

declare namespace React.JSX {
  interface IntrinsicElements {
    /** Astro's, around what a page puts into an island. */
    'astro-slot': React.HTMLAttributes<HTMLElement>;
    /** shell/carousel.ts */
    'shop-carousel': React.HTMLAttributes<HTMLElement> & { class?: string };
  }
}
