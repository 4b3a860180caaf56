import type { SearchCounter } from '../domain/search/counted-searches.ts';
import type { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { Publisher } from '../domain/editor/publisher.ts';
import type { Keys } from '../secrets/keys.ts';
import type { Settings } from '../settings/settings.ts';

/** What every handler may use. */
export interface Provider {
  readonly db: Database;
  readonly settings: Settings;
  /** Tests set the clock. */
  readonly now: () => Date;
  readonly keys: () => Promise<Keys>;
  /** Undefined: there is no editor. */
  readonly editorKey: () => Promise<string | undefined>;
  readonly publisher: Publisher;
  readonly searches: SearchCounter;
  /** Draws the picture of that name as SVG; undefined for an unknown name. Left out: there are uploaded pictures only. */
  readonly drawPicture?: ((name: string) => string | undefined) | undefined;
  /** Moves a customer's orders on by the clock, where nobody packs and delivers. */
  readonly advanceOrders?: ((db: Database, customerId: number, now: Date) => Promise<void>) | undefined;
}

export interface Env {
  Variables: { requestId: string; route: string };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}
export type App = Hono<Env>;
