import * as contract from '../../contract/editor.ts';
import type { Call } from '../../contract/call.ts';
import { ask, type CallInput } from './http.ts';

/** What lets an editor in; the store says. */
export const editorAccess = { key: (): string => '' };

const edit = <C extends Call>(call: C, input: CallInput<C> = {}) =>
  ask(call, { ...input, headers: { 'x-editor-key': editorAccess.key() } });

type Body<C extends Call> = NonNullable<CallInput<C>['body']>;

export const getEditor = async () => (await edit(contract.getEditor)).data;
export const getContentItems = async () => (await edit(contract.getContentItems)).data;
export const getContentItem = async (id: string) => (await edit(contract.getContentItem, { id })).data;
export const postBanner = async (body: Body<typeof contract.postBanner>) =>
  (await edit(contract.postBanner, { body })).data;
export const putContentItem = async (id: string, body: Body<typeof contract.putContentItem>) =>
  (await edit(contract.putContentItem, { id, body })).data;
/** Null when nothing of it is left. */
export const discardDraft = async (id: string, body: Body<typeof contract.discardDraft>) =>
  (await edit(contract.discardDraft, { id, body })).data;
export const postPicture = async (body: Body<typeof contract.postPicture>) =>
  (await edit(contract.postPicture, { body })).data;

export const getHistory = async (page: number, limit: number) =>
  (await edit(contract.getHistory, { query: { page, limit } })).data;
export const getChange = async (id: string) => (await edit(contract.getChange, { id })).data;

export const publish = async (body: Body<typeof contract.publish>) => (await edit(contract.publish, { body })).data;
export const buildSite = async (by: string) => (await edit(contract.buildSite, { body: { by } })).data;
export const getSiteStatus = async () => (await edit(contract.getSiteStatus)).data;
export const switchRelease = async (body: Body<typeof contract.switchRelease>) =>
  (await edit(contract.switchRelease, { body })).data;
