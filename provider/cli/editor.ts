import * as v from 'valibot';
import { AuthorName, nameSkeleton } from '../../contract/author-name.ts';
import { TIME_ZONE } from '../../contract/time-zone.ts';
import { call, type Help, readArguments, UsageError } from '../../cli/arguments.ts';
import { type Command, CommandError } from './command.ts';
import type { Database } from '../db/database.ts';
import { createKey, findEditor, revokeKey, selectEditors } from '../domain/editor/editors.ts';
import { SCHEDULER_NAME } from '../domain/editor/schedule.ts';
import { readKeys } from '../secrets/keys.ts';
import { logSecurityEvent, type SecurityEvent } from '../http/security-log.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

const NAME = 'editor';
const HELP = {
  takes: 'add NAME|revoke NAME|list',
  options: { json: { type: 'boolean', does: 'lists them as JSON' } },
  examples: ['editor add "Rina Das"', 'editor revoke "Rina Das"', 'editor list'],
} as const satisfies Help;
const [ADD, REVOKE, LIST] = [call(HELP.examples[0]), call(HELP.examples[1]), call(HELP.examples[2])];
const USAGE = `Say what to do: ${ADD}, ${REVOKE} or ${LIST}`;

function readName(words: readonly string[]): string {
  const read = v.safeParse(AuthorName, words.join(' '));
  if (!read.success) throw new CommandError(`${read.issues[0].message} ${USAGE}`);
  if (nameSkeleton(read.output) === nameSkeleton(SCHEDULER_NAME))
    throw new CommandError(`${SCHEDULER_NAME} is what the shop does by itself: choose another name.`);
  return read.output;
}

const day = (at: Date): string => at.toLocaleDateString('en-IN', { timeZone: TIME_ZONE, dateStyle: 'medium' });

async function list(db: Database, json: boolean): Promise<void> {
  const editors = await selectEditors(db);
  if (json)
    return console.log(
      JSON.stringify(editors.map(({ name, createdAt, revokedAt }) => ({ name, createdAt, revokedAt }))),
    );
  if (editors.length === 0) console.log('Nobody has a key of their own.');
  for (const { name, createdAt, revokedAt } of editors)
    console.log(`${name}: ${revokedAt ? `revoked on ${day(revokedAt)}` : `has a key since ${day(createdAt)}`}`);
}

/** A key, its name, and the settings of the log of security events, in which both stand. */
interface KeyChange {
  readonly what: 'add' | 'revoke';
  readonly editor: string;
  readonly logSettings: Settings;
}

const log = (db: Database, event: SecurityEvent, { editor, logSettings: settings }: KeyChange): Promise<void> =>
  logSecurityEvent({ settings, now: () => new Date(), keys: () => readKeys(db, settings) }, event, { editor });

async function revoke(db: Database, change: KeyChange): Promise<void> {
  const { editor } = change;
  if (!(await revokeKey(db, editor, new Date()))) throw new CommandError(`${editor} has no key: see ${LIST}.`);
  await log(db, 'editor-key-revoked', change);
  console.log(`The key of ${editor} opens the editor no more. The name stays theirs.`);
}

async function add(db: Database, change: KeyChange): Promise<void> {
  const { editor } = change;
  const key = await createKey(db, editor, new Date());
  if (key === undefined) {
    const { name = editor } = (await findEditor(db, editor)) ?? {};
    throw new CommandError(
      name.toLowerCase() === editor.toLowerCase()
        ? `${editor} has a key already. If it is lost: ${call(`${NAME} revoke "${editor}"`)}, then add again.`
        : `${editor} looks like ${name}, whose name nobody else can have: choose another one.`,
    );
  }
  await log(db, 'editor-key-created', change);
  console.log(`The key of ${editor}, shown this once: ${key}`);
}

export const editorCommand: Command<{ readonly json: boolean } | KeyChange> = {
  name: NAME,
  help: HELP,
  parse(args, environment) {
    const { values, positionals } = readArguments(NAME, HELP, args);
    const [what, ...words] = positionals;
    if (what === 'list' && words.length === 0) return { json: values.json ?? false };
    if ((what !== 'add' && what !== 'revoke') || !words.join('').trim()) throw new UsageError(USAGE);
    // A setting that is wrong is told before there is a key, which is shown once.
    // A name of before is revoked as it stands.
    const editor = what === 'add' ? readName(words) : words.join(' ');
    return { what, editor, logSettings: readSettings({ ...environment, HOST: undefined }) };
  },
  async run(db, request) {
    if ('json' in request) return list(db, request.json);
    await (request.what === 'add' ? add : revoke)(db, request);
  },
};
