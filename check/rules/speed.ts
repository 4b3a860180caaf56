import type { Check } from '../check.ts';

/** Repeats every call that could be read a few times, and records its slowest answers. */
export async function checkSpeed(check: Check): Promise<void> {
  const { repeats, slow } = check.options;
  if (repeats === 0) return;
  for (const [name, { call, input }] of check.asked) {
    const times: number[] = [];
    for (let i = 0; i < repeats; i++) {
      const { exchanges } = await check.client.call(call, input);
      times.push(exchanges.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
    }
    check.findings.slow(name, percentile95(times), slow);
  }
}

/** The nearest rank. */
const percentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
