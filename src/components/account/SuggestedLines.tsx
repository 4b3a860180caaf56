import { useStore } from '@nanostores/react';
import { msg } from '../../../contract/msg.ts';
import { plural, t, translated } from '../../i18n/t.ts';
import { $suggestedLines, loadSuggestedLines } from '../../stores/account/shopping-lists.ts';
import { SaveAsList } from '../cart/SaveAsList.tsx';
import { PanelError } from '../lib/PanelError.tsx';
import { AddListToCart } from './AddListToCart.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { AllListsLink } from './ShoppingListDetail.tsx';
import { ShoppingListRow } from './ShoppingListRow.tsx';

/** What stands for the id of a list in the URL. */
export const SUGGESTED = 'suggested';

const NAME = msg('What you buy regularly');

/** How often something is bought, as one says it. */
function rhythm(days: number): string {
  if (days >= 25 && days <= 35) return t('every month');
  if (days >= 12 && days % 7 === 0) return plural(days / 7, 'every week', 'every {count} weeks');
  if (days === 7) return t('every week');
  return days <= 1 ? t('every day') : plural(days, 'every day', 'every {count} days');
}

/** What is bought regularly and how often, as a list that can be bought or saved. */
export function SuggestedLines() {
  const { data, status, reason } = useStore($suggestedLines);
  if (data.length === 0 && reason)
    return <PanelError name={translated(NAME)} message={reason.message} onRetry={loadSuggestedLines} />;
  if (data.length === 0 && status !== 'Fullfilled') return <PanelSkeleton />;
  return (
    <div className="max-w-3xl">
      <AllListsLink />
      <h2 className="mt-1 text-2xl/[1.25]">{t('Bought regularly')}</h2>
      <p className="text-sm text-muted">
        {data.length > 0
          ? t('Suggested from your orders: what you buy again and again, and how often.')
          : t('Once you have bought something three times, it stands here.')}
      </p>
      {data.length > 0 && (
        <>
          <ul className="card my-4 divide-y divide-base-300 card-border bg-surface px-4">
            {data.map((line) => (
              <ShoppingListRow key={line.product.id} line={line} note={rhythm(line.everyDays)} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2.5">
            <AddListToCart name={t('Bought regularly')} lines={data} />
            <SaveAsList
              className="btn btn-outline btn-primary"
              name={t('Regular')}
              lines={() => data.map(({ product, quantity }) => ({ productId: product.id, quantity }))}
            />
          </div>
        </>
      )}
    </div>
  );
}
