import * as v from 'valibot';
import { Id, sameId } from '../../../contract/id.ts';
import { config } from '../../config.ts';
import { $auth, beforeEnd } from './auth.ts';

const Values = v.record(v.string(), v.unknown());
const Drafts = v.object({ owner: Id, forms: v.record(v.string(), Values) });
type Drafts = v.InferOutput<typeof Drafts>;
export type Values = v.InferOutput<typeof Values>;

/**
 * What was typed into this tab's forms when the session ended by itself, for the same customer to find again after log
 * in. A log out forgets it, and so does whoever else logs in.
 */
function readDrafts(): Drafts['forms'] {
  try {
    const drafts = v.parse(Drafts, JSON.parse(sessionStorage.getItem(config.draftsKey) ?? ''));
    return sameId(drafts.owner, $auth.get().data?.id) ? drafts.forms : {};
  } catch {
    return {}; // There is none, or nobody can read it.
  }
}

function writeDrafts(forms: Drafts['forms']): void {
  const owner = $auth.get().data?.id;
  try {
    if (owner == null || Object.keys(forms).length === 0) sessionStorage.removeItem(config.draftsKey);
    else sessionStorage.setItem(config.draftsKey, JSON.stringify({ owner, forms }));
  } catch {
    // Without storage the text is lost with the page.
  }
}

/** The name of a form that has a draft and begins so. */
export const draftNamed = (start: string): string | undefined =>
  Object.keys(readDrafts()).find((form) => form.startsWith(start));

/** Gives a form its draft, once. */
export function takeDraft(form: string): Values | undefined {
  const { [form]: draft, ...others } = readDrafts();
  writeDrafts(others);
  return draft;
}

/** Keeps what a form holds should the session end by itself. Gives a way to stop. */
export const keepDraft = (form: string, read: () => Values | undefined): (() => void) =>
  beforeEnd((why) => {
    if (why === 'log out') return writeDrafts({});
    const values = read();
    if (values) writeDrafts({ ...readDrafts(), [form]: values });
  });
