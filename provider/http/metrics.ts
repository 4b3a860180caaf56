import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Database } from '../db/database.ts';
import type { Connections } from '../db/open.ts';
import type { MessageCounts } from '../repositories/message.ts';
import { isAnswering } from '../repositories/health.ts';
import { type Admission, PRIORITIES } from './admission.ts';

/** Seconds: from an answer out of memory to the longest a call may take. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

interface Reading {
  readonly read: () => number | Promise<number>;
  /** What several processes make together. */
  readonly aggregator?: 'sum' | 'min' | 'max';
}

/**
 * What an operator watches, in the words of Prometheus. No label is anything a caller has written: calls are named as in the
 * contract, errors by their stable codes. https://prometheus.io/docs/practices/naming/
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];

  readonly requests = new Counter({
    name: 'haat_requests_total',
    help: 'Requests answered, by call of the contract and status.',
    labelNames: ['call', 'status'],
    registers: this.#registers,
  });
  readonly seconds = new Histogram({
    name: 'haat_request_seconds',
    help: 'How long answers took, waiting for a place included.',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers: this.#registers,
  });
  readonly errors = new Counter({
    name: 'haat_errors_total',
    help: 'Requests refused (4xx) or failed (5xx), by the stable code in the answer.',
    labelNames: ['call', 'code'],
    registers: this.#registers,
  });
  readonly orders = new Counter({
    name: 'haat_orders_placed_total',
    help: 'Orders placed; one sent again with its Idempotency-Key counts once.',
    labelNames: ['payment'],
    registers: this.#registers,
  });
  readonly otpsSent = new Counter({
    name: 'haat_otps_sent_total',
    help: 'One-time passwords that the gateway has taken.',
    labelNames: ['purpose'],
    registers: this.#registers,
  });
  readonly otpsRefused = new Counter({
    name: 'haat_otps_refused_total',
    help: 'One-time passwords not sent or not accepted, by the stable code of the refusal.',
    labelNames: ['code'],
    registers: this.#registers,
  });
  readonly shed = new Counter({
    name: 'haat_shed_total',
    help: 'Requests turned away because the shop was too busy.',
    labelNames: ['priority', 'reason'],
    registers: this.#registers,
  });

  /** The process's own: memory, processor, event loop, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  watchFollowed(orderEvents: { readonly open: number }): void {
    this.#gauge('haat_orders_followed', 'Pages that follow an order.', { read: () => orderEvents.open });
  }

  watchAdmission(admission: Admission): void {
    this.#gauge('haat_requests_under_way', 'Requests that the database works on.', { read: () => admission.underWay });
    this.#gauge('haat_places', 'Requests that the database may work on at once.', {
      read: () => admission.concurrency,
    });
    const registers = this.#registers;
    new Gauge({
      name: 'haat_requests_waiting',
      help: 'Requests that wait for a place.',
      labelNames: ['priority'],
      registers,
      collect() {
        for (const priority of PRIORITIES) this.set({ priority }, admission.waiting(priority));
      },
    });
  }

  /** @param connections the pool's; undefined for the embedded database, which has one */
  watchDatabase(db: Database, connections: (() => Connections) | undefined): void {
    // Of several processes, one that does not reach it is enough.
    const up = { aggregator: 'min', read: async () => Number(await isAnswering(db)) } as const;
    this.#gauge('haat_database_up', '1 if the database answers, 0 if it does not.', up);
    if (!connections) return;
    this.#gauge('haat_pool_connections', 'Connections to the database.', { read: () => connections().total });
    this.#gauge('haat_pool_idle', 'Connections that nobody uses.', { read: () => connections().idle });
    this.#gauge('haat_pool_waiting', 'Queries that wait for a connection.', { read: () => connections().waiting });
    this.#gauge('haat_pool_max', 'The most connections there may be.', { read: () => connections().max });
  }

  /** What customers are to be told; every process counts the same. */
  watchMessages(counts: () => Promise<MessageCounts>): void {
    const count = async (name: keyof MessageCounts) => (await counts())[name];
    const gauge = (name: string, help: string, read: () => Promise<number>) =>
      this.#gauge(name, help, { aggregator: 'max', read });
    gauge('haat_messages_pending', 'Messages to customers that are not sent yet.', () => count('pending'));
    gauge('haat_messages_oldest_seconds', 'How long the oldest of them has waited.', () => count('oldestSeconds'));
    gauge('haat_messages_failed', 'Messages of the last 24 hours that were given up.', () => count('failed'));
  }

  #gauge(name: string, help: string, { read, aggregator = 'sum' }: Reading): void {
    const registers = this.#registers;
    new Gauge({
      name,
      help,
      registers,
      aggregator,
      async collect() {
        this.set(await read());
      },
    });
  }
}
