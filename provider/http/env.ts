import type { Identity } from '../../contract/demo-identity.ts';
import type { SearchCounter } from '../domain/search/counted-searches.ts';
import type { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { OrderEvents } from '../domain/orders/order-events.ts';
import type { Publisher } from '../domain/editor/publisher.ts';
import type { Rest } from '../domain/rest.ts';
import type { Admission } from './admission.ts';
import type { BodyRoom } from './body-room.ts';
import type { Outsider } from './call-priority.ts';
import type { Metrics } from './metrics.ts';
import type { PictureFor } from '../domain/import/write-rows.ts';
import type { Keys } from '../secrets/keys.ts';
import type { Settings } from '../settings/settings.ts';

/** Dependencies of every handler. */
export interface Provider {
  readonly db: Database;
  /** For single queries of the catalogue and the texts, which decide nothing: a replica, where there is one. */
  readonly reader: Database;
  readonly settings: Settings;
  /** What is the shop's own: it can't open on the demo's. */
  readonly identity: Identity;
  /** Tests set the clock. */
  readonly now: () => Date;
  readonly keys: () => Promise<Keys>;
  /** Key of the editor; undefined where it is switched off. */
  readonly editorKey: () => Promise<string | undefined>;
  readonly publisher: Publisher;
  readonly searches: SearchCounter;
  readonly orderEvents: OrderEvents;
  readonly metrics: Metrics;
  /** Admission to the database. */
  readonly admission: Admission;
  /** The same for calls that wait mostly for something else, such as the SMS gateway: who is slow keeps nobody's places but its own. */
  readonly outsideAdmission: Readonly<Record<Outsider, Admission>>;
  /** `Rest` of the gateway that sends codes. */
  readonly otpRest: Rest;
  /** How much of large bodies is held in memory, and of files on the disk. */
  readonly bodyRoom: BodyRoom;
  readonly fileRoom: BodyRoom;
  /** SVG text of the drawing of that name; undefined for an unknown name. Left out: there are uploaded pictures only. */
  readonly findDrawing?: ((name: string) => Promise<string | undefined>) | undefined;
  /** Returns the name of a drawing for goods without a photo. */
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
  Bindings: { incoming?: { complete?: boolean; socket?: { remoteAddress?: string } } };
}
export type App = Hono<Env>;
