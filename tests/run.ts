import { exec, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';

/**
 * `npm test`: every check and every test, then one line with the numbers. With `-- --full-size` also what needs the real
 * catalogue beside the project.
 */

interface Outcome {
  passed: number;
  failed: number;
  /** For want of something that this machine has not; what it is stands at the end of the run. */
  leftOut?: number;
}

const REPORTS = '.cache/reports';
const REPORTERS = ['default', 'json', './tests/left-out-reporter.ts'].map((name) => `--reporter=${name}`);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const say = (text: string) => console.log(`\n— ${text}`);

function command(args: readonly string[], environment: Record<string, string> = {}): boolean {
  say(args.join(' '));
  const [name = '', ...rest] = args;
  return spawnSync(name, rest, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;
}

/** Beside each other; each says its name and what it found when it has ended. */
const checks = (...commands: readonly string[]): Promise<Outcome[]> =>
  Promise.all(
    commands.map(
      (line) =>
        new Promise<Outcome>((resolve) =>
          exec(line, { maxBuffer: Infinity }, (error, stdout, stderr) => {
            say(line);
            console.log(`${stdout}${stderr}`.trim());
            resolve(error ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 });
          }),
        ),
    ),
  );

/** A run whose report says how many passed. A runner that broke before it could report is one failure. */
function tests(
  args: readonly string[],
  environment: Record<string, string>,
  file: string,
  read: (report: never) => Outcome,
): Outcome {
  const ok = command(args, environment);
  try {
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')) as never);
    return { ...outcome, failed: outcome.failed || (ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const vitest = (name: string, options: readonly string[] = [], environment: Record<string, string> = {}): Outcome => {
  const file = `${REPORTS}/${name}.json`;
  return tests(
    ['vitest', 'run', ...REPORTERS, `--outputFile.json=${file}`, ...options],
    environment,
    file,
    (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      leftOut: report.numPendingTests,
    }),
  );
};

/** The provider's tests run on the embedded database, and once more on a server where one is given. */
const server = process.env['TEST_DATABASE_URL'];
/** These run commands on the embedded database, whatever the server. */
const EMBEDDED = 'tests/provider/cli/{editor,import,import-flags,order,synonym}.test.ts';
const unit = (): Outcome[] => [
  vitest('unit', [], { TEST_DATABASE_URL: '' }),
  ...(server ? [vitest('server', ['tests/provider', '--exclude', EMBEDDED], { TEST_DATABASE_URL: server })] : []),
];

/** The shop on its own provider, or on the foreign ones. */
const browser = (name: 'browser' | 'foreign', options: readonly string[] = []): Outcome => {
  const file = `${REPORTS}/${name}.json`;
  return tests(
    ['playwright', 'test', ...options],
    { CHROMIUM: ensureBrowser(say), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    file,
    ({ stats: { expected, unexpected, flaky } }: { stats: Record<'expected' | 'unexpected' | 'flaky', number> }) => {
      // None is tried again; with other settings, what passes only at another try has failed.
      if (flaky) say(`${flaky} of the browser's tests passed only at another try: see "flaky" above.`);
      return { passed: expected, failed: unexpected + flaky };
    },
  );
};

const outcomes = [
  ...(await checks(
    'astro check --minimumFailingSeverity=warning --minimumSeverity=warning',
    'prettier --check --log-level=warn .',
    'eslint .',
    'knip --no-progress',
  )),
  ...unit(),
  browser('browser'),
  browser('foreign', ['--config=playwright.foreign.config.ts']),
  ...(process.argv.includes('--full-size') ? [vitest('full-size', ['--config=vitest.full-size.config.ts'])] : []),
];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
// What the first run leaves out for want of a server, the run on the server makes up for.
const leftOut = Math.min(...outcomes.map(({ leftOut = Infinity }) => leftOut));
if (leftOut) say(`${leftOut} tests were left out: see "left out, for want of" above.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
