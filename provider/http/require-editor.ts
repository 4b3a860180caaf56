import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { nameSkeleton } from '../../contract/author-name.ts';
import { DEFAULT_LOCALE } from '../../contract/locales.ts';
import type { Database } from '../db/database.ts';
import { ProviderError } from '../domain/errors.ts';
import { wordsIn } from '../domain/sentence.ts';
import { clientIp } from './client-ip.ts';
import { countAttempt, countLeft, durationOf } from '../domain/log-in/rate-limit.ts';
import type { Env, Provider } from './env.ts';
import { findOrCreateSetting } from '../secrets/stored-secret.ts';
import { logSecurityEvent } from './security-log.ts';
import type { Settings } from '../settings/settings.ts';
import { SCHEDULER_NAME } from '../domain/editor/schedule.ts';
import { findByKey, findEditor, hasEditors } from '../domain/editor/editors.ts';

const MAX_WRONG_KEYS = 10;

/** EDITOR_KEY; a shop on the embedded database, on this machine alone, makes one once. Undefined: there is no editor. */
export async function readEditorKey(
  db: Database,
  { editorKey, otpDelivery, databaseUrl }: Settings,
): Promise<string | undefined> {
  if (editorKey !== undefined) return editorKey;
  const isAlone = otpDelivery === 'response' && databaseUrl === undefined;
  return isAlone ? findOrCreateSetting(db, 'editor-key', () => randomBytes(18).toString('base64url')) : undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** An editor who has signed in: with a key of their own, or without a name by the shared EDITOR_KEY. */
export interface Editor {
  readonly name: string | null;
}

/** Lets an editor pass. Wrong keys are counted by address; from too many on, a right one is not looked at either. */
export async function requireEditor(provider: Provider, context: Context<Env>): Promise<Editor> {
  const { db, settings, now } = provider;
  const shared = await provider.editorKey();
  if (shared === undefined && !(await hasEditors(db)))
    throw new ProviderError(
      404,
      'editor_off',
      'The editor is switched off: give an editor a key with npx haat editor add, or set EDITOR_KEY.',
    );
  const given = context.req.header('x-editor-key');
  const headers = { 'www-authenticate': 'Editor' };
  if (!given) throw new ProviderError(401, 'no_key', 'Please enter the editor’s key.', { headers });
  const wrongKeys = { key: `editor:${clientIp(context, settings)}`, most: MAX_WRONG_KEYS };
  const countWrongKey = () =>
    countAttempt(db, wrongKeys, now(), (seconds) => {
      return `That was tried too often. Please try again in ${wordsIn(durationOf(seconds), DEFAULT_LOCALE)}.`;
    }).catch(async (error: unknown) => {
      await logSecurityEvent(provider, 'editor-key-limit', { context });
      throw error;
    });
  if ((await countLeft(db, wrongKeys, now())) === 0) await countWrongKey();
  if (shared !== undefined && timingSafeEqual(digest(given), digest(shared))) return { name: null };
  const owner = await findByKey(db, given);
  if (owner && !owner.revokedAt) return { name: owner.name };
  await countWrongKey();
  const whose = owner ? { reason: 'revoked', editor: owner.name } : { reason: 'unknown' };
  await logSecurityEvent(provider, 'editor-key-refused', { context, ...whose });
  throw new ProviderError(401, 'wrong_key', 'This is not the editor’s key. Please check it.', { headers });
}

/** Under whose name a change is recorded: the key's, or the one typed with the shared key, which can't be another editor's, nor look like it. */
export async function resolveEditorName(db: Database, { name }: Editor, typed: string | undefined): Promise<string> {
  if (name !== null) return name;
  const refuse = (message: string) => new ProviderError(400, 'invalid', message, { fields: { by: message } });
  if (typed === undefined) throw refuse('Please enter your name.');
  if (nameSkeleton(typed) === nameSkeleton(SCHEDULER_NAME))
    throw refuse(`${SCHEDULER_NAME} is what the shop does by itself. Please enter your name.`);
  const owner = await findEditor(db, typed);
  if (!owner) return typed;
  throw refuse(`${owner.name} has a key of their own. Please use that one, or another name.`);
}
