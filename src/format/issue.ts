import type { Issue, IssueKind } from '../../contract/issue.ts';
import { total } from '../../contract/rupees.ts';
import { msg } from '../../contract/msg.ts';
import { t } from '../i18n/t.ts';

const KINDS = {
  missing: msg('It is missing'),
  damaged: msg('It is damaged or spoilt'),
  wrong: msg('It is something else'),
} as const satisfies Record<IssueKind, string>;

/** @example issueKindName('wrong') // 'It is something else' */
export const issueKindName = (kind: IssueKind): string => t(KINDS[kind]);

/** What became of a report. */
export function issueState({ state, refundAmount, reason }: Issue): string {
  if (state === 'reported') return t('We are looking into it.');
  if (state === 'refunded') return t('{amount} are in your wallet.', { amount: total(refundAmount) });
  return reason ? t('We could not refund it: {reason}', { reason }) : t('We could not refund it.');
}
