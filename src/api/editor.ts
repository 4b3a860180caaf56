import * as contract from '../../contract/editor.ts';
import type { Call } from '../../contract/call.ts';
import { ask, type CallInput } from './http.ts';

/** The editor's key, from the store. */
export const editorAccess = { key: (): string => '' };

export const askAsEditor = <C extends Call>(call: C, input: CallInput<C> = {}) =>
  ask(call, { ...input, headers: { 'x-editor-key': editorAccess.key() } });

type Body<C extends Call> = NonNullable<CallInput<C>['body']>;

export const getEditor = async () => (await askAsEditor(contract.getEditor)).data;
export const getContentItems = async () => (await askAsEditor(contract.getContentItems)).data;
export const getContentItem = async (id: string) => (await askAsEditor(contract.getContentItem, { id })).data;
export const postBanner = async (body: Body<typeof contract.postBanner>) =>
  (await askAsEditor(contract.postBanner, { body })).data;
export const putContentItem = async (id: string, body: Body<typeof contract.putContentItem>) =>
  (await askAsEditor(contract.putContentItem, { id, body })).data;
/** Null when the content item is gone. */
export const discardDraft = async (id: string, body: Body<typeof contract.discardDraft>) =>
  (await askAsEditor(contract.discardDraft, { id, body })).data;
export const postPicture = async (body: Body<typeof contract.postPicture>) =>
  (await askAsEditor(contract.postPicture, { body })).data;

export const getHistory = async (page: number, limit: number) =>
  (await askAsEditor(contract.getHistory, { query: { page, limit } })).data;
export const getChange = async (id: string) => (await askAsEditor(contract.getChange, { id })).data;

export const publish = async (body: Body<typeof contract.publish>) =>
  (await askAsEditor(contract.publish, { body })).data;
export const buildSite = async (by: string) => (await askAsEditor(contract.buildSite, { body: { by } })).data;
export const getSiteStatus = async () => (await askAsEditor(contract.getSiteStatus)).data;
export const switchRelease = async (body: Body<typeof contract.switchRelease>) =>
  (await askAsEditor(contract.switchRelease, { body })).data;
