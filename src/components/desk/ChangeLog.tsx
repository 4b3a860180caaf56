import { useStore } from '@nanostores/react';
import type { DeskChange } from '../../../contract/desk-history.ts';
import { moment } from '../../format/date.ts';
import { $changesOf, loadChanges } from '../../stores/desk/history.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { LoadError } from '../lib/LoadError.tsx';

/** Who changed what of an order, a product, an import or a coupon, before and after. */
export function ChangeLog({ subject }: { subject: string }) {
  const { data, isWhole, loading, reason } = useStore($changesOf(subject));
  const load = (more: boolean) => void loadChanges(subject, more);
  return (
    <section className="print:hidden" aria-label="History">
      <h2 className="mb-2 text-lg">History</h2>
      {data.length === 0 && !reason && (
        <p className="text-muted">{loading ? 'One moment…' : 'Nothing was changed here yet.'}</p>
      )}
      <ul>
        {data.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ul>
      {reason && <LoadError message={reason.message} onRetry={() => load(data.length > 0)} />}
      {!isWhole && !reason && (
        <BusyButton
          type="button"
          className="btn mt-3 btn-outline btn-primary"
          busy={loading}
          onClick={() => load(true)}
        >
          Load more
        </BusyButton>
      )}
    </section>
  );
}

function ChangeRow({ change: { action, by, at, before, after } }: { change: DeskChange }) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <li className="border-b border-base-300 py-2">
      {action}
      {fields.map((field) => (
        <span key={field} className="block text-sm/[1.45]">
          {field}:{' '}
          {before[field] && (
            <del className="text-muted" dir="auto">
              {before[field]}
            </del>
          )}{' '}
          <bdi>{after[field]}</bdi>
        </span>
      ))}
      <span className="block text-sm/[1.45] text-muted">
        <bdi>{by}</bdi>, {moment(at)}
      </span>
    </li>
  );
}
