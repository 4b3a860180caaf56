// npm run provider:editor -- add NAME | revoke NAME | list
import * as v from 'valibot';
import { AuthorName } from '../../contract/editor.ts';
import { TIME_ZONE } from '../../contract/time-zone.ts';
import { command, CommandError } from './command.ts';
import type { Database } from '../db/database.ts';
import { createKey, revokeKey, selectEditors } from '../domain/editor/editors.ts';
import { SCHEDULER_NAME } from '../domain/editor/schedule.ts';
import { readKeys } from '../secrets/keys.ts';
import { logSecurityEvent, type SecurityEvent } from '../http/security-log.ts';
import { readSettings } from '../settings/settings.ts';

const NAME = 'npm run provider:editor';
const USAGE = `Say what to do: ${NAME} -- add "Rina Das", ${NAME} -- revoke "Rina Das" or ${NAME} -- list`;

function readName(words: readonly string[]): string {
  const read = v.safeParse(AuthorName, words.join(' '));
  if (!read.success) throw new CommandError(`${read.issues[0].message} ${USAGE}`);
  if (read.output.toLowerCase() === SCHEDULER_NAME.toLowerCase())
    throw new CommandError(`${SCHEDULER_NAME} is what the shop does by itself: choose another name.`);
  return read.output;
}

const day = (at: Date): string => at.toLocaleDateString('en-IN', { timeZone: TIME_ZONE, dateStyle: 'medium' });

async function list(db: Database): Promise<void> {
  const editors = await selectEditors(db);
  if (editors.length === 0) console.log('Nobody has a key of their own.');
  for (const { name, createdAt, revokedAt } of editors)
    console.log(`${name}: ${revokedAt ? `revoked on ${day(revokedAt)}` : `has a key since ${day(createdAt)}`}`);
}

async function log(db: Database, event: SecurityEvent, editor: string): Promise<void> {
  const settings = readSettings({ ...process.env, HOST: undefined });
  const keys = () => readKeys(db, settings);
  await logSecurityEvent({ settings, now: () => new Date(), keys }, event, { editor });
}

await command(NAME, async (db, [what, ...words]) => {
  if (what === 'list' && words.length === 0) return list(db);
  if (what !== 'add' && what !== 'revoke') throw new CommandError(USAGE);
  const name = readName(words);
  if (what === 'revoke') {
    if (!(await revokeKey(db, name, new Date()))) throw new CommandError(`${name} has no key: see ${NAME} -- list.`);
    await log(db, 'editor-key-revoked', name);
    return console.log(`The key of ${name} opens the editor no more. The name stays theirs.`);
  }
  const key = await createKey(db, name, new Date());
  if (key === undefined)
    throw new CommandError(`${name} has a key already. If it is lost: ${NAME} -- revoke "${name}", then add again.`);
  await log(db, 'editor-key-created', name);
  console.log(`The key of ${name}, shown this once: ${key}`);
});
