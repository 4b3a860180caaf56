import type { Id } from '../../contract/id.ts';
import * as contract from '../../contract/report-issue.ts';
import { ask } from './http.ts';

export const postIssue = async (id: Id, body: contract.IssueBody) => (await ask(contract.postIssue, { id, body })).data;
export const getIssuePhoto = async (id: Id) => (await ask(contract.getIssuePhoto, { id })).data;
