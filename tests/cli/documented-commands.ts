import { globSync, readFileSync } from 'node:fs';
import { marked } from 'marked';
import { call } from '../../cli/arguments.ts';
import { COMMANDS } from '../../cli/commands.ts';

const PAGES = globSync(['{README,CONTRIBUTING,SECURITY}.md', 'docs/**/*.md']);

/** What a command in a sentence begins with; in a block of `sh`, all lines are commands. */
const PROGRAM = new RegExp(
  `^(?:[A-Z_]+=\\S+ )*(?:${[
    ...['npm', 'npx', 'node', 'git', 'docker', 'kubectl', 'ssh', 'curl', 'cp', 'rm', 'find', 'openssl', 'apt-get'],
    ...['nginx', 'systemctl', 'ip', 'psql', 'pg_\\w+', 'createuser', 'createdb', 'patronictl', 'pgbackrest'],
  ].join('|')}) `,
);

/** What stands in single or double quotes belongs together. */
const QUOTED = /"[^"]*"|'[^']*'/g;

/** The words of a command as a shell reads them. @example wordsOf('haat editor add "Rina Das"') // ['haat', 'editor', 'add', 'Rina Das'] */
export const wordsOf = (command: string): string[] =>
  (command.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? []).map((word) => word.replace(/["']/g, ''));

/** The commands of a block: a loop is one, and so is a line that goes on after a backslash. */
const commandsOf = (block: string): string[] =>
  block
    .replace(/\\\n\s*/g, '')
    .replace(/^for .*?^done$/gms, (loop) => loop.replace(/\s+/g, ' '))
    .split('\n')
    .flatMap((line) => {
      const quoted = line.match(QUOTED) ?? [];
      const parts = line
        .replace(QUOTED, '\0')
        .replace(/(?:^|\s)#.*/, '')
        .split(' && ');
      return parts.map((part) => part.replaceAll('\0', () => quoted.shift() ?? '').trim()).filter(Boolean);
    });

function commandsIn(page: string): string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(readFileSync(page, 'utf8')), (token) => {
    if (token.type === 'code' && token.lang === 'sh') found.push(...commandsOf(String(token.text)));
    // A workflow of a public forge.
    if (token.type === 'code' && token.lang === 'yaml')
      for (const [, run = ''] of String(token.text).matchAll(/^ *- run: (.*)$/gm)) found.push(...commandsOf(run));
    if (token.type === 'codespan' && PROGRAM.test(String(token.text))) found.push(...commandsOf(String(token.text)));
  });
  return found;
}

/** How commands of `haat` are called that are given something, as their help says it; a sentence may also name one alone. */
const FORMS = new Set(
  (await Promise.all(Object.entries(COMMANDS).map(async ([name, { help }]) => [name, (await help()).takes] as const)))
    .filter(([, takes]) => takes !== '')
    .flatMap(([name, takes]) => [call(name), `${call(name)} ${takes}`]),
);

/** Every command that stands in a page, once, as it is typed. */
export const DOCUMENTED: readonly string[] = [...new Set(PAGES.flatMap(commandsIn))].filter(
  (command) => !FORMS.has(command),
);

/** Those that are run by tests/cli/documented-commands.slow.test.ts, in the order in which an owner would. */
export const RUN_HERE: readonly string[] = [
  'DATA_DIR=my-shop npx haat rules my-shop.json',
  'npx haat rules my-shop.json',
  'npx haat import products.csv --dry-run',
  'npx haat import products.xlsx --columns price="Selling Price" --photos photos/',
  'npx haat import goods.xlsx --dry-run',
  'npx haat import goods.xlsx',
  'npx haat import goods.csv --columns "price=Our price,mrp=Price,rating="',
  'npx haat import goods.csv --photos ./photos',
  'npx haat import --split 1003',
  'npx haat import --join 1001 1003',
  'npx haat import goods.csv --replace',
  'npx haat import --undo',
  'npx haat editor add "Rina Das"',
  'npx haat editor list',
  'npx haat editor revoke "Rina Das"',
  'npx haat synonym aloo potato "ranga aloo"',
  'npx haat order HT-20001',
  'npx haat order HT-20001 confirmed',
  'npx haat payment --json',
  'npx haat payment HT-20001 refused',
  'npx haat payment HT-20001 confirmed 371.00',
  'npx haat check https://api.shop.example',
  'npx haat check https://api.shop.example --json',
  'npx haat check https://api.shop.example --suggest',
  'CHECK_PHONE=9830012345 npx haat check https://api.shop.example',
  'CHECK_PHONE=9830012345 npx haat check --write https://api.shop.example',
  'npx haat screenshots-compare before after',
];

const INSTALLS = 'It installs from a registry.';
const DEBIAN = 'It changes a Debian machine, as root.';
const BACKUP = 'It needs a Postgres server and its backups; `npx haat cluster-restore` does the same on its own.';
const MEASURES = 'It measures for minutes; that its options are read is seen in tests/cli/haat.slow.test.ts.';
const TESTS = 'It is what runs tests.';
const CLUSTER = 'It needs several machines, which the part `cluster` of the tests tries on one.';

/**
 * What other commands begin with, after their settings: by which test each is run, named without its ending, or why it is for another
 * machine.
 */
export const RUN_ELSEWHERE: Readonly<Record<string, string>> = {
  'npx haat --help': 'cli/haat',
  'npx haat COMMAND --help': 'cli/haat',
  'npx haat i18n-missing': 'cli/haat',
  'npx haat docs': 'cli/docs',
  'npx haat start': 'server/start',
  'npm start': 'server/start',
  'npx haat dev': 'server/dev',
  'npm run dev': 'server/dev',
  'npx haat build': 'server/open-shop',
  'npm run build': 'server/open-shop',
  'node server/build.ts': 'server/open-shop',
  'npx haat provider': 'cli/documented-commands',
  'npm run provider': 'cli/documented-commands',
  'npm run provider:import': 'full-size/import',
  'npx haat publisher': 'publisher/killing',
  'npm run publisher': 'publisher/killing',
  'deploy/nginx/policy.sh': 'deploy/nginx',
  'export PROVIDER=127.0.0.1:4321': DEBIAN,
  'for name in http tls;': DEBIAN,
  'nginx -t': DEBIAN,
  'systemctl reload nginx': DEBIAN,
  'rm /etc/nginx/sites-enabled/default': DEBIAN,
  'apt-get install': DEBIAN,
  'openssl rand -hex 32': 'It prints a random number.',
  createuser: BACKUP,
  createdb: BACKUP,
  pg_dump: BACKUP,
  pg_restore: BACKUP,
  pgbackrest: BACKUP,
  'find /backup': BACKUP,
  psql: BACKUP,
  'systemctl stop postgresql': BACKUP,
  'systemctl start postgresql': BACKUP,
  'mv /var/lib/postgresql/15/main': BACKUP,
  'install -d -m 700': BACKUP,
  pg_ctlcluster: CLUSTER,
  pg_dropcluster: CLUSTER,
  patronictl: CLUSTER,
  'ip link set': CLUSTER,
  'cp deploy/env.example': 'It begins the containers, which need Docker.',
  'docker compose': 'It needs Docker; what the images hold is seen in tests/deploy/container.test.ts.',
  'rm dist/_redirects': 'It is typed at Cloudflare Pages.',
  'rm site/_redirects': 'It is typed at Cloudflare Pages.',
  'npx wrangler@4': 'It is typed at Cloudflare Pages.',
  "echo '/api/*": 'It is typed at Netlify.',
  'git clone': INSTALLS,
  'cd haat': INSTALLS,
  'npm ci': INSTALLS,
  'npm audit': INSTALLS,
  'npm run migrations': 'It writes a migration into the project.',
  'npm test': TESTS,
  'npx vitest run': TESTS,
  'npx playwright test': TESTS,
  'npx haat bench': MEASURES,
  'npx haat screenshots':
    'It takes pictures for minutes; that its options are read is seen in tests/cli/haat.slow.test.ts.',
  'npx haat i18n-fonts': 'It needs fonttools, and writes the letters of languages into the project.',
  'npx haat cluster-restore': 'It needs Debian, root and pgBackRest.',
};

/** What is set before a command, as in `PORT=8080 npm start`. */
const SETTINGS = /^(?:[A-Z_]+=\S* )+/;

/** Whether a command is the one that stands in the table, with whatever is typed behind it. */
export const isOf = (command: string, beginning: string): boolean =>
  `${command.replace(SETTINGS, '')} `.startsWith(`${beginning} `);
