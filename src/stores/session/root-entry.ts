import { persistentAtom } from '@nanostores/persistent';
import * as v from 'valibot';
import { Id } from '../../../contract/id.ts';
import { config } from '../../config.ts';
import { readStored } from '../lib/storage.ts';
import { readToken, readTokenCookie } from './token.ts';

const Root = v.object({
  version: v.literal(config.persisted.version),
  auth: v.object({
    token: v.nullable(v.string()),
    /** Read from the token's payload. */
    data: v.nullable(v.object({ id: v.nullable(Id), name: v.string() })),
    /** When the token came, in milliseconds by this device's clock: from then on its lifetime is counted. */
    receivedAt: v.optional(v.number()),
  }),
  /** Chosen by id; the label is what the list called it last, so that it shows before the list is there. */
  pincode: v.nullable(v.object({ id: Id, label: v.string() })),
});
export type Root = v.InferOutput<typeof Root>;

export const emptyRoot: Root = {
  version: config.persisted.version,
  auth: { token: null, data: null },
  pincode: null,
};

/** Where storage can't be used, the cookie still says who is logged in. */
function rootFromCookie(): Root {
  const token = readTokenCookie();
  const payload = token ? readToken(token) : null;
  return payload ? { ...emptyRoot, auth: { token, data: { id: payload.sub, name: payload.name } } } : emptyRoot;
}

/** The one entry of persisted state. A broken, foreign or newer entry is dropped without harm. */
export const $root = persistentAtom<Root>(config.persisted.key, rootFromCookie(), {
  encode: JSON.stringify,
  decode: parseRoot,
});

export function parseRoot(text: string): Root {
  try {
    return v.parse(Root, JSON.parse(text));
  } catch {
    return emptyRoot;
  }
}

/** The entry as it stands: another tab may have written it a moment ago, and this one not yet have heard. */
export function storedRoot(): Root {
  const text = readStored(config.persisted.key);
  return text === undefined ? $root.get() : parseRoot(text);
}
