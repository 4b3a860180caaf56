import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../db/database.ts';
import { rateLimit } from '../db/schema/customer.ts';
import { ProviderError } from '../errors.ts';
import { callerAddress } from '../log-in/caller-address.ts';
import { countWithinHour, HOUR_MS, inWords } from '../log-in/limit.ts';
import type { Env, Provider } from '../route.ts';
import { keepOnce } from '../secret.ts';
import type { Settings } from '../settings.ts';

const WRONG_KEYS = 10;

/** EDITOR_KEY; the demo on this machine makes one once. Undefined: there is no editor. */
export async function readEditorKey(
  db: Database,
  { editorKey, otpDelivery, databaseUrl }: Settings,
): Promise<string | undefined> {
  if (editorKey !== undefined) return editorKey;
  const isDemo = otpDelivery === 'response' && databaseUrl === undefined;
  return isDemo ? keepOnce(db, 'editor-key', () => randomBytes(18).toString('base64url')) : undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets an editor pass. Wrong keys are counted by address; from too many on, a right one is not looked at either. */
export async function requireEditor({ db, settings, now, editorKey }: Provider, context: Context<Env>): Promise<void> {
  const right = await editorKey();
  if (right === undefined)
    throw new ProviderError(404, 'editor_off', 'The editor is switched off: set EDITOR_KEY to switch it on.');
  const given = context.req.header('x-editor-key');
  const headers = { 'www-authenticate': 'Editor' };
  if (!given) throw new ProviderError(401, 'no_key', 'Please enter the editor’s key.', { headers });
  const counted = `editor:${callerAddress(context, settings)}`;
  const refuseMore = (most: number) =>
    countWithinHour(db, counted, most, now(), (seconds) => {
      return `That was tried too often. Please try again in ${inWords(seconds)}.`;
    });
  const [tried] = await db.select().from(rateLimit).where(eq(rateLimit.key, counted));
  const isOver = tried && tried.count >= WRONG_KEYS && tried.startedAt.getTime() + HOUR_MS > now().getTime();
  if (isOver) await refuseMore(WRONG_KEYS);
  if (timingSafeEqual(digest(given), digest(right))) return;
  await refuseMore(WRONG_KEYS);
  throw new ProviderError(401, 'wrong_key', 'This is not the editor’s key. Please check it.', { headers });
}
