import { format, resolveConfig } from 'prettier';
import { getDefault, type GenericSchema } from 'valibot';
import { CHECK_SETTINGS } from '../check/options.ts';
import { callSections, callTable, ownCallTable, row, shapeTables, table } from '../check/tables.ts';
import { LISTEN_SETTINGS } from '../provider/cli/listen-settings.ts';
import type { SettingGroup } from '../provider/settings/read-environment.ts';
import { PROVIDER_SETTINGS } from '../provider/settings/settings.ts';
import { PUBLISHER_SETTINGS } from '../publisher/settings.ts';
import { SITE_SETTINGS } from '../server/settings.ts';
import { ROWS, type Type } from '../src/adapter/names.ts';
import { call, type Help } from './arguments.ts';
import { COMMANDS, GROUPS, NPM_SCRIPTS } from './commands.ts';

type Parts = Readonly<Record<string, () => string | Promise<string>>>;

const code = (text: string): string => (text === '' ? 'none' : `\`${text}\``);

const defaultOf = (schema: GenericSchema | undefined): string => {
  const unset = schema && getDefault(schema as Parameters<typeof getDefault>[0]);
  return code(typeof unset === 'string' ? unset : '');
};

const settingTable = (rows: readonly (readonly [name: string, unset: string, means: string])[]): string =>
  table(
    ['Name', 'Default', 'Meaning'],
    rows.map(([name, unset, means]) => row(code(name), unset, means)),
  );

const settings = ({ entries, meanings }: SettingGroup): string =>
  settingTable(
    Object.entries(meanings).map(([name, meaning]) =>
      typeof meaning === 'string' ? [name, defaultOf(entries[name]), meaning] : [name, meaning.unset, meaning.means],
    ),
  );

const publisherSettings = (): string =>
  settingTable(
    Object.entries(PUBLISHER_SETTINGS).map(([name, { unset, means }]) => [`PUBLISHER_${name}`, code(unset), means]),
  );

const checkSettings = (): string =>
  settingTable(Object.entries(CHECK_SETTINGS).map(([name, means]) => [name, 'none', means]));

function commandSection(name: string, does: string, { takes, options, examples, exitCodes }: Help): string {
  const rows = Object.entries(options).map(([option, { value, does }]) =>
    row(code(`--${option}${value ? ` ${value}` : ''}`), does),
  );
  const codes = Object.entries(exitCodes ?? {}).map(([exit, means]) => `${exit}: ${means}`);
  return [
    `### ${name}`,
    `\`${call(name)}${takes ? ` ${takes}` : ''}\` ${does}.`,
    ...(rows.length > 0 ? [table(['Option', 'Does'], rows)] : []),
    ...(codes.length > 0 ? [`Exit codes: ${codes.join('; ')}.`] : []),
    `\`\`\`sh\n${examples.map(call).join('\n')}\n\`\`\``,
  ].join('\n\n');
}

async function commands(group: string): Promise<string> {
  const listed = Object.entries(COMMANDS).filter(([, command]) => command.group === group);
  return (
    await Promise.all(listed.map(async ([name, { does, help }]) => commandSection(name, does, await help())))
  ).join('\n\n');
}

/** What a value is read as, in words; '' where code of its own reads it. */
const READ_AS: Readonly<Record<Type, string>> = {
  any: 'as it comes',
  part: '',
  id: 'id',
  text: 'text',
  phone: 'phone number',
  line: 'text',
  prose: 'text',
  number: 'number',
  flag: 'true or false',
  amount: 'rupees',
  day: 'date',
  moment: 'date and time',
  picture: 'picture',
  pictures: 'pictures',
};

/** What else the fields of a provider may be called: a noun a table. */
const namesTable = (): string =>
  [...Map.groupBy(ROWS, ({ noun }) => noun)]
    .map(([noun, fields]) => {
      const named = fields.filter(({ names, sent }) => names.length > 1 || sent);
      const rows = named.map(({ name, type, names, byEnding, sent }) => {
        const others = names.slice(1).map(code);
        const read = byEnding ? [...others, `any that ends in \`${name}\``] : others;
        return row(code(name), READ_AS[type], read.join(', '), sent?.map(code).join(', ') ?? '');
      });
      return `**${noun}**\n\n${table(['Field', 'Type', 'Also read from', 'Also sent as'], rows)}`;
    })
    .join('\n\n');

/** What the pages of docs/ have from the code, by page: a part stands between `<!-- NAME -->` and `<!-- end of NAME -->`. */
const WRITTEN: Readonly<Record<string, Parts>> = {
  'docs/provider.md': {
    names: namesTable,
    calls: callTable,
    'each call': callSections,
    shapes: shapeTables,
    'own calls': ownCallTable,
  },
  'docs/settings.md': {
    site: () => settings(SITE_SETTINGS),
    provider: () => settings(PROVIDER_SETTINGS),
    'provider alone': () => settings(LISTEN_SETTINGS),
    publisher: publisherSettings,
    check: checkSettings,
  },
  'docs/commands.md': {
    npm: () =>
      table(
        ['Script', 'Does'],
        Object.entries(NPM_SCRIPTS).map(([name, does]) =>
          row(code(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`), does),
        ),
      ),
    ...Object.fromEntries(Object.keys(GROUPS).map((group) => [group, () => commands(group)])),
  },
};

/**
 * A page with the parts anew that the code says.
 * @throws Error a part that has no place in the page
 */
async function rewrite(path: string, page: string, parts: Parts): Promise<string> {
  let text = page;
  for (const [name, write] of Object.entries(parts)) {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined) throw new Error(`${path} has no ${begin} … ${end}.`);
    text = `${before}${begin}\n\n${await write()}\n\n${end}${after}`;
  }
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

/** The pages that `npx haat docs` writes, by path. */
export const PAGES = Object.fromEntries(
  Object.entries(WRITTEN).map(([path, parts]) => [path, (page: string) => rewrite(path, page, parts)]),
);
