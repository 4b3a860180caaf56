import type { SearchCounter } from '../domain/search/counted-searches.ts';
import type { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { OrderEvents } from '../domain/orders/order-events.ts';
import type { Publisher } from '../domain/editor/publisher.ts';
import type { Admission } from './admission.ts';
import type { Metrics } from './metrics.ts';
import type { PictureFor } from '../domain/import/write-rows.ts';
import type { Keys } from '../secrets/keys.ts';
import type { Settings } from '../settings/settings.ts';

/** What every handler may use. */
export interface Provider {
  readonly db: Database;
  /** For single queries of the catalogue and the texts, which decide nothing: a replica, where there is one. */
  readonly reader: Database;
  readonly settings: Settings;
  /** Tests set the clock. */
  readonly now: () => Date;
  readonly keys: () => Promise<Keys>;
  /** Undefined: there is no editor. */
  readonly editorKey: () => Promise<string | undefined>;
  readonly publisher: Publisher;
  readonly searches: SearchCounter;
  readonly orderEvents: OrderEvents;
  readonly metrics: Metrics;
  /** Who may ask the database next. */
  readonly admission: Admission;
  /** The same for calls that wait mostly for another server, such as the SMS gateway. */
  readonly outsideAdmission: Admission;
  /** Draws the picture of that name as SVG; undefined for an unknown name. Left out: there are uploaded pictures only. */
  readonly drawPicture?: ((name: string) => string | undefined) | undefined;
  /** Names the drawing of goods that have no photo. */
  readonly pictureFor: PictureFor;
  /** Moves a customer's orders on by the clock, where nobody packs and delivers. */
  readonly advanceOrders?: ((db: Database, customerId: number, now: Date) => Promise<void>) | undefined;
}

export interface Env {
  Variables: {
    requestId: string;
    route: string;
    /** The call's name in the contract. */
    call: string;
    /** The stable code of a refusal or fault. */
    code: string;
    /** How long it waited for a place, in milliseconds. */
    waitedMs: number;
  };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}
export type App = Hono<Env>;
