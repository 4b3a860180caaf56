import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import '../skip-unless.ts';
import { failure, REPORT_FILE, type Outcome } from './outcome.ts';

/** The projects whose files are run before every commit, and have to be quick: what is not goes to a `*.slow.test.ts`. */
const QUICK = ['unit', 'provider', 'smoke'];
/** They run on the embedded database what has been run on a server, and leave out what needs one. */
const AGAIN = ['smoke', 'embedded'];
/** Of the time that all of them take: five seconds on a quiet machine, and in proportion on any other. */
const MAX_SHARE = 0.03;
/** Files that together take longer are run beside other work, which one of them may have met by chance: then it is only said. */
const QUIET_MS = 400_000;

function needOf(test: TestCase): string | undefined {
  for (let part: TestCase | TestSuite | TestModule = test; part.type !== 'module'; part = part.parent) {
    const { needs } = part.meta();
    if (needs) return needs;
  }
  return undefined;
}

const fileOf = (module: TestModule): string => relative(process.cwd(), module.moduleId);

/**
 * The files that take longer than a quick one may, each with its seconds, and whether the machine was quiet enough to judge them. What
 * they import is left out: the first one loads it for all.
 */
function tooSlow(modules: readonly TestModule[]): { slow: string[]; isQuiet: boolean } {
  const quick = modules
    .filter(({ project }) => QUICK.includes(project.name))
    .map((module) => ({ file: fileOf(module), ms: module.diagnostic().duration }));
  const all = quick.reduce((sum, { ms }) => sum + ms, 0);
  const slow = quick
    .filter(({ ms }) => ms > MAX_SHARE * all)
    .map(({ file, ms }) => `${file}: ${(ms / 1000).toFixed(1)} s of ${Math.round(all / 1000)}`);
  return { slow, isQuiet: all < QUIET_MS };
}

/**
 * Says at the end of a run what was left out and for want of what. For `npm test`, which names a file in TEST_REPORT, it
 * counts, and refuses files that are too slow for their tier.
 */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const leftOut: Record<string, number> = {};
    for (const test of tests) {
      const isElsewhere = AGAIN.includes(test.project.name);
      const need = test.result().state === 'skipped' && !isElsewhere ? needOf(test) : undefined;
      if (need) leftOut[need] = (leftOut[need] ?? 0) + 1;
    }
    for (const [need, count] of Object.entries(leftOut))
      console.log(`${count} ${count === 1 ? 'test was' : 'tests were'} left out, for want of ${need}.`);
    const file = process.env[REPORT_FILE];
    if (!file) return;
    const { slow, isQuiet } = tooSlow(modules);
    if (slow.length > 0)
      console.error(
        `Too slow for what is run before every commit (more than ${MAX_SHARE * 100} % of it): make these faster, ` +
          `or move what is slow to a file named *.slow.test.ts.\n  ${slow.join('\n  ')}`,
      );
    const outcome: Outcome = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests
          .filter((test) => test.result().state === 'failed')
          .map((test) => failure(`${fileOf(test.module)} > ${test.fullName}`, test.result().errors?.[0]?.message)),
        ...modules.flatMap((module) => module.errors().map(({ message }) => failure(fileOf(module), message))),
        ...errors.map(({ message }) => failure('Outside any test', message)),
        ...(isQuiet ? slow : []).map((each) => failure(`Too slow: ${each}`)),
      ],
      leftOut,
    };
    writeFileSync(file, JSON.stringify(outcome));
  }
}
