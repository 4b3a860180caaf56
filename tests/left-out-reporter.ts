import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import './skip-unless.ts';

function needOf(test: TestCase): string | undefined {
  for (let part: TestCase | TestSuite | TestModule = test; part.type !== 'module'; part = part.parent) {
    const { needs } = part.meta();
    if (needs) return needs;
  }
  return undefined;
}

/** Says at the end of a run how many tests were left out, and what they need: nobody takes a plain run for all of it. */
export default class LeftOutReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = new Map<string, number>();
    for (const module of modules)
      for (const test of module.children.allTests('skipped')) {
        const need = needOf(test);
        if (need) counts.set(need, (counts.get(need) ?? 0) + 1);
      }
    for (const [need, count] of counts)
      console.log(`${count} ${count === 1 ? 'test was' : 'tests were'} left out, for want of ${need}.`);
  }
}
