import * as v from 'valibot';
import { Id, sameId } from '../../../contract/id.ts';
import { config } from '../../config.ts';
import { sessionEntry } from '../lib/session-entry.ts';
import { $auth, onSessionEnd } from './auth.ts';

const Values = v.record(v.string(), v.unknown());
const Drafts = v.object({ owner: Id, forms: v.record(v.string(), Values) });
export type Values = v.InferOutput<typeof Values>;
type Forms = Readonly<Record<string, Values>>;

/**
 * What was typed into this tab's forms when the session ended by itself, restored for the same customer after log in.
 * A log out removes it, and so does another customer's log in.
 */
const drafts = sessionEntry(config.draftsKey, v.nullable(Drafts), null);

function readForms(): Forms {
  const saved = drafts.read();
  return saved && sameId(saved.owner, $auth.get().data?.id) ? saved.forms : {};
}

function writeForms(forms: Forms): void {
  const owner = $auth.get().data?.id;
  drafts.write(owner == null || Object.keys(forms).length === 0 ? null : { owner, forms });
}

/** The name of a form that has a draft and begins so. */
export const draftNamed = (start: string): string | undefined =>
  Object.keys(readForms()).find((form) => form.startsWith(start));

/** Returns a form its draft, once. */
export function consumeDraft(form: string): Values | undefined {
  const { [form]: draft, ...others } = readForms();
  writeForms(others);
  return draft;
}

/** Keeps what a form holds should the session end by itself. Returns a way to stop. */
export const saveDraft = (form: string, read: () => Values | undefined): (() => void) =>
  onSessionEnd((why) => {
    if (why === 'log out') return writeForms({});
    const values = read();
    if (values) writeForms({ ...readForms(), [form]: values });
  });
