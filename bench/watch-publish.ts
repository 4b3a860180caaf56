import { setTimeout as wait } from 'node:timers/promises';
import type { Status } from '../publisher/status.ts';
import type { TestPublisher } from '../harness/publisher/publisher.ts';
import { cpuSeconds } from './processes.ts';

export interface Watched {
  /** From the call to the switch. */
  readonly seconds: number;
  /** Of all processes that took part, but for the provider and its database. */
  readonly cpu: number;
  readonly pages: number;
  /** Seconds of each step, in their order. */
  readonly steps: ReadonlyMap<string, number>;
}

const LOOK_EVERY_MS = 50;

/**
 * Publishes, and follows it as an editor's page would, until it is done.
 * @param publish asks for it; by default the publisher itself is asked
 */
export async function watchPublish(
  publisher: TestPublisher,
  reason: string,
  publish: () => Promise<unknown> = () => publisher.publish(reason),
): Promise<Watched> {
  const last = (await publisher.status()).outcomes[0]?.at;
  const before = cpuSeconds(publisher.pid);
  const steps = new Map<string, number>();
  const started = performance.now();
  await publish();
  let since = started;
  let step = 'reading and bundling';
  for (; ; await wait(LOOK_EVERY_MS)) {
    const status = await publisher.status();
    const now = performance.now();
    steps.set(step, (steps.get(step) ?? 0) + (now - since) / 1000);
    since = now;
    if (status.step === 'idle' && status.outcomes[0]?.at !== last)
      return result(status, publisher, { started, before, steps });
    step = nameOf(status) ?? step;
  }
}

function nameOf({ step, progress }: Status): string | undefined {
  if (step === 'idle') return undefined;
  if (step !== 'building') return step;
  if (progress?.step === 'compressing') return 'compressing';
  return progress?.step === 'rendering' ? 'pages' : undefined;
}

function result(
  { outcomes: [outcome], releases: [release] }: Status,
  publisher: TestPublisher,
  { started, before, steps }: { started: number; before: number; steps: Map<string, number> },
): Watched {
  if (outcome?.faults.length !== 0) throw new Error(JSON.stringify(outcome?.faults ?? 'Nothing was published.'));
  const seconds = (performance.now() - started) / 1000;
  return { seconds, cpu: cpuSeconds(publisher.pid) - before, pages: release?.pages ?? 0, steps };
}
