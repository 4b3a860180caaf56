import { fileURLToPath } from 'node:url';
import { type Command, execute } from '../provider/cli/command.ts';
import { call, type Help, UsageError } from './arguments.ts';
import { BENCH, BENCHES, SCREENSHOTS, SCREENSHOTS_COMPARE } from './script-help.ts';

/** Who uses them. */
export const GROUPS = {
  shop: 'For the shop',
  machine: 'For the machine it runs on',
  code: 'For those who change it',
} as const;

/** What `npx haat NAME` does. What it is made of is loaded when it is run. */
export interface CliCommand {
  readonly group: keyof typeof GROUPS;
  /** A sentence without its subject: `imports a file of goods`. */
  readonly does: string;
  readonly help: () => Promise<Help>;
  /** Sets the exit code. Of a process that goes on, such as the provider, it returns once that has begun. */
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** Works on the shop's database. */
const operator = <Request>(does: string, load: () => Promise<Command<Request>>): CliCommand => ({
  group: 'shop',
  does,
  help: async () => (await load()).help,
  run: async (args) => {
    process.exitCode = await execute(await load(), args, process.env);
  },
});

/** A file that does its work when it is loaded, and reads what is typed itself. */
const script = (
  group: CliCommand['group'],
  does: string,
  help: Help,
  file: string | ((args: readonly string[]) => string),
): CliCommand => ({
  group,
  does,
  help: async () => help,
  run: async (args) => {
    const path = fileURLToPath(new URL(`../${typeof file === 'string' ? file : file(args)}`, import.meta.url));
    process.argv = [process.execPath, path, ...(typeof file === 'string' ? args : args.slice(1))];
    await import(path);
  },
});

const withoutOptions = (example: string): Help => ({ takes: '', options: {}, examples: [example] });

function benchFile([name = '']: readonly string[]): string {
  const file = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (file === undefined)
    throw new UsageError(`Say what to measure: ${Object.keys(BENCHES).join(', ')}. See ${call('bench')} --help.`);
  return `bench/${file}`;
}

/** Every command, in the order in which `--help` and docs/commands.md list them. */
export const COMMANDS: Readonly<Record<string, CliCommand>> = {
  start: script('shop', 'prepares, builds and serves the shop', withoutOptions('start'), 'server/start.ts'),
  import: operator(
    'imports a file of goods, CSV or Excel, as most shop systems export it; the same file again changes nothing',
    async () => (await import('../provider/cli/import.ts')).importCommand,
  ),
  order: operator(
    'shows an order, or moves it on',
    async () => (await import('../provider/cli/order.ts')).orderCommand,
  ),
  payment: operator(
    'says what the bank shows of a payment by QR code; without an order, lists those to be checked',
    async () => (await import('../provider/cli/payment.ts')).paymentCommand,
  ),
  editor: operator(
    'gives an editor a key of their own, shown once, or takes it back',
    async () => (await import('../provider/cli/editor.ts')).editorCommand,
  ),
  rules: operator(
    'brings in where and when a new shop delivers, what that costs, and coupons',
    async () => (await import('../provider/cli/rules.ts')).rulesCommand,
  ),
  synonym: operator(
    'teaches the search that words mean the same',
    async () => (await import('../provider/cli/synonym.ts')).synonymCommand,
  ),
  provider: script(
    'machine',
    'runs the provider alone, as many processes as PROCESSES says on one DATABASE_URL',
    withoutOptions('provider'),
    'provider/cli/listen.ts',
  ),
  publisher: script(
    'machine',
    'builds, checks and switches releases whenever an editor publishes',
    withoutOptions('publisher'),
    'publisher/index.ts',
  ),
  check: {
    group: 'machine',
    does: 'says of a provider of any make what the shop can read, what shoppers lose, and what is wrong',
    help: async () => (await import('../check/options.ts')).HELP,
    run: async (args) => (await import('../check/provider-check.ts')).main(args),
  },
  build: script(
    'machine',
    'builds the site into `dist/`, from PROVIDER_URL or the embedded provider',
    withoutOptions('build'),
    'server/build.ts',
  ),
  dev: script(
    'code',
    'serves the shop while you change it: a class, component, store or text is seen at once',
    withoutOptions('dev'),
    'server/dev.ts',
  ),
  bench: script(
    'code',
    'measures the shop, against bench/goals.json where it has goals; results in bench/results/',
    BENCH,
    benchFile,
  ),
  docs: script(
    'code',
    'writes anew what the pages of docs/ have from the code: calls, settings and commands',
    withoutOptions('docs'),
    'cli/write-docs.ts',
  ),
  'i18n-missing': script(
    'code',
    'lists as JSON, by language, what the shop says and src/i18n lacks, and what is there that nobody says',
    withoutOptions('i18n-missing'),
    'src/i18n/list-missing.ts',
  ),
  'i18n-fonts': script(
    'code',
    'makes the letters of languages anew, for devices that have none',
    withoutOptions('i18n-fonts'),
    'src/i18n/fonts/make.ts',
  ),
  screenshots: script(
    'code',
    'takes a picture of every page on phone, tablet and desktop, light and dark, into screenshots/',
    SCREENSHOTS,
    'tests/screenshots/run.ts',
  ),
  'screenshots-compare': script(
    'code',
    'says which share of each page differs between two folders of screenshots, and puts the worst side by side',
    SCREENSHOTS_COMPARE,
    'tests/screenshots/compare.ts',
  ),
  'cluster-restore': script(
    'code',
    'destroys a database in the middle of orders and restores it to the second before; needs Debian and root',
    withoutOptions('cluster-restore'),
    'tests/cluster/restore.ts',
  ),
};

/** What the scripts of package.json do. */
export const NPM_SCRIPTS: Readonly<Record<string, string>> = {
  start: 'the same as `npx haat start`',
  dev: 'the same as `npx haat dev`',
  build: 'the same as `npx haat build`',
  test: 'checks, unit tests and browser tests, as before every commit; `-- --all`: everything, before a release; `-- --only NAME`: [a part](developer/testing.md#parts)',
  provider: 'the same as `npx haat provider`',
  'provider:import': 'the same as `npx haat import`: `npm run provider:import -- FILE`',
  publisher: 'the same as `npx haat publisher`',
  migrations: 'writes the SQL of a changed schema to `provider/db/migrations/`',
};
