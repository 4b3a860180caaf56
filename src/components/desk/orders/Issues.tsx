import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import type { Issue } from '../../../../contract/issue.ts';
import { total } from '../../../../contract/rupees.ts';
import { moment } from '../../../format/date.ts';
import { reportedLine } from '../../../format/desk-order.ts';
import { loadDeskIssuePhoto } from '../../../stores/desk/issue.ts';
import { IssuePhotos } from '../../lib/IssuePhotos.tsx';
import { IssueAnswer } from './IssueAnswer.tsx';

const WORDS: Readonly<Record<Issue['kind'], string>> = {
  missing: 'missing',
  damaged: 'damaged or spoilt',
  wrong: 'something else',
};

/** What the customer has reported of a delivered order, those that wait for an answer with its buttons. */
export function Issues({ order }: { order: DeskOrder }) {
  if (order.issues.length === 0) return null;
  return (
    <section aria-labelledby="issues">
      <h2 id="issues" className="text-xl">
        Reported
      </h2>
      <ul className="divide-y divide-base-300">
        {order.issues.map((issue) => (
          <li key={issue.id} className="grid grid-cols-1 gap-2 py-3">
            <IssueDetails issue={issue} order={order} />
            {issue.state === 'reported' && <IssueAnswer order={order} issue={issue} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function IssueDetails({ order, issue }: { order: DeskOrder; issue: Issue }) {
  const { kind, quantity, text, photos, at, state, refundAmount, reason } = issue;
  const item = reportedLine(order, issue);
  const name = item?.name ?? '';
  return (
    <div className="wrap-anywhere">
      <p>
        <b>
          {quantity} of {item?.quantity} {name}
        </b>{' '}
        {item?.packSize}: {WORDS[kind]}
      </p>
      {text && (
        <p>
          “<bdi>{text}</bdi>”
        </p>
      )}
      <p className="text-sm text-muted">
        {moment(at)}
        {state === 'refunded' && ` · Refunded ${total(refundAmount)}`}
        {state === 'declined' && ` · Declined: ${reason}`}
      </p>
      <IssuePhotos ids={photos} label={`Photo of ${name}`} load={loadDeskIssuePhoto} />
    </div>
  );
}
