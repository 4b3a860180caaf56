import { exec, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findTestBrowser } from '../../harness/browser.ts';
import { failure, REPORT_FILE, type Outcome } from './outcome.ts';

const REPORTS = '.cache/reports';
/** A check says nothing until it has ended. */
const SIGN_OF_LIFE_MS = 60_000;

export const say = (text: string): void => console.log(`\n— ${text}`);

const run = (args: readonly string[], environment: Record<string, string> = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const [name = '', ...rest] = args;
    say(args.join(' '));
    spawn(name, rest, { stdio: 'inherit', env: { ...process.env, ...environment } })
      .once('error', () => resolve(false))
      .once('exit', (code) => resolve(code === 0));
  });

const outcomeOf = (ok: boolean, what: string, said?: string): Outcome =>
  ok ? { passed: 1, failures: [] } : { passed: 0, failures: [failure(what, said)] };

export const add = (outcomes: readonly Outcome[]): Required<Outcome> => {
  const leftOut: Record<string, number> = {};
  for (const { leftOut: counts = {} } of outcomes)
    for (const [need, count] of Object.entries(counts)) leftOut[need] = (leftOut[need] ?? 0) + count;
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    leftOut,
  };
};

/** A command that passes or fails as a whole. */
export const command = async (...args: readonly string[]): Promise<Outcome> =>
  outcomeOf(await run(args), args.join(' '));

/** Commands beside each other, by what they check; each says what it found when it has ended. */
export const checks = async (lines: Readonly<Record<string, string>>): Promise<Outcome> => {
  say(`checks: ${Object.keys(lines).join(', ')}`);
  const running = new Set(Object.keys(lines));
  const signs = setInterval(() => say(`still at ${[...running].join(', ')}`), SIGN_OF_LIFE_MS);
  const outcomes = add(
    await Promise.all(
      Object.entries(lines).map(
        ([what, line]) =>
          new Promise<Outcome>((resolve) =>
            exec(line, { maxBuffer: Infinity }, (error, stdout, stderr) => {
              running.delete(what);
              say(`${line}: ${error ? 'failed' : 'passed'}`);
              const said = `${stdout}${stderr}`.trim();
              if (said) console.log(said);
              resolve(outcomeOf(!error, line, said));
            }),
          ),
      ),
    ),
  );
  clearInterval(signs);
  return outcomes;
};

/** Runs a runner whose reporter writes its outcome. One that broke before it could is one failure. */
async function reported(args: readonly string[], environment: Record<string, string> = {}): Promise<Outcome> {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, 'report.json');
  rmSync(file, { force: true });
  const ok = await run(args, { ...environment, [REPORT_FILE]: file });
  const what = args.join(' ');
  try {
    const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
    return ok || outcome.failures.length > 0 ? outcome : { ...outcome, failures: [failure(what)] };
  } catch {
    return outcomeOf(false, what);
  }
}

const options = (projects: readonly string[]): string[] => projects.map((name) => `--project=${name}`);

/** Projects of vitest.config.ts. */
export const unitTests = (...projects: readonly string[]): Promise<Outcome> =>
  reported(['vitest', 'run', ...options(projects)]);

/** Where there is no browser, the tests are listed and left out. */
const playwright = (projects: readonly string[], environment?: Record<string, string>): Promise<Outcome> =>
  reported(['playwright', 'test', ...(findTestBrowser() ? [] : ['--list']), ...options(projects)], environment);

/** Projects of playwright.config.ts. */
export const browserTests = (...projects: readonly string[]): Promise<Outcome> => playwright(projects);

/** They start shops of their own: the demo shop need not be built for them. */
export const foreignTests = (): Promise<Outcome> => playwright(['foreign'], { TEST_SHOP_URL: 'http://localhost' });
