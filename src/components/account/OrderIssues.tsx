import { useState } from 'react';
import type { Order } from '../../../contract/order.ts';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { isReportable } from '../../stores/account/report-issue.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';

const Dialog = lazyComponent({ name: msg('The form'), load: () => import('./ReportIssue.tsx') });
const Reported = lazyComponent({ name: msg('Your reports'), load: () => import('./ReportedIssues.tsx') });

/** What was reported of a delivered order, and the way to report something; nothing where the provider knows no reports. */
export function OrderIssues({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {order.issues.length > 0 && <Reported order={order} />}
      {isReportable(order, new Date()) && (
        <p className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-base-200 px-4 py-3 text-name">
          {t('Was something missing, damaged or wrong?')}
          <button
            type="button"
            className="btn btn-outline btn-primary btn-sm"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t('Report a problem')}
          </button>
        </p>
      )}
      {open && <Dialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
