import type { Call } from '../../contract/call.ts';
import { ask, type CallInput } from './http.ts';

/** The editor's key, from the store. */
export const editorAccess = { key: (): string => '' };

export const askAsEditor = <C extends Call>(call: C, input: CallInput<C> = {}) =>
  ask(call, { ...input, headers: { 'x-editor-key': editorAccess.key() } });
