import type { Order } from '../../../contract/order.ts';
import { sameId } from '../../../contract/same-id.ts';
import { issueKindName, issueState } from '../../format/issue.ts';
import { t } from '../../i18n/t.ts';
import { loadIssuePhoto } from '../../stores/account/report-issue.ts';
import { IssuePhotos } from '../lib/IssuePhotos.tsx';

/** What was reported of an order, and what the shop said to it. */
const ReportedIssues = ({ order: { issues, items } }: { order: Order }) => (
  <section className="mt-6 md:max-w-xl" aria-labelledby="issues">
    <h3 id="issues" className="text-meta font-semibold text-muted">
      {t('What you have reported')}
    </h3>
    <ul className="divide-y divide-base-300">
      {issues.map(({ id, productId, kind, quantity, text, photos, ...issue }) => {
        const name = items.find((item) => sameId(item.productId, productId))?.name ?? '';
        return (
          <li key={id} className="py-2.5 text-name wrap-anywhere">
            <b>
              {quantity} × {name}
            </b>
            <p>
              {issueKindName(kind)}
              {text && `: ${text}`}
            </p>
            <p className={issue.state === 'refunded' ? 'font-semibold text-success' : 'text-muted'}>
              {issueState({ id, productId, kind, quantity, text, photos, ...issue })}
            </p>
            <IssuePhotos ids={photos} label={t('Photo of {name}', { name })} load={loadIssuePhoto} />
          </li>
        );
      })}
    </ul>
  </section>
);

export default ReportedIssues;
