import { useStore } from '@nanostores/react';
import type { ShoppingListSummary } from '../../../contract/shopping-list.ts';
import { msg } from '../../../contract/msg.ts';
import { plural, t, translated } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { $openShoppingListId, openShoppingList } from '../../stores/account/dashboard.ts';
import { $shoppingLists, $suggestedLines, loadShoppingLists } from '../../stores/account/shopping-lists.ts';
import { ClipboardList, RotateCcw } from '../../ui/icons.ts';
import { onPlainClick } from '../../ui/plain-click.ts';
import { PanelError } from '../lib/PanelError.tsx';
import { NewShoppingList } from './NewShoppingList.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { ShoppingListDetail } from './ShoppingListDetail.tsx';
import { SUGGESTED, SuggestedLines } from './SuggestedLines.tsx';

/** The list that is open, else all of them. */
export function ShoppingLists() {
  const open = useStore($openShoppingListId);
  if (open === SUGGESTED) return <SuggestedLines />;
  return open === null ? <AllLists /> : <ShoppingListDetail key={open} />;
}

const NAME = msg('Your lists');

function AllLists() {
  const { data, status, reason } = useStore($shoppingLists);
  if (data.length === 0 && reason)
    return <PanelError name={translated(NAME)} message={reason.message} onRetry={loadShoppingLists} />;
  if (data.length === 0 && status !== 'Fullfilled') return <PanelSkeleton />;
  return (
    <div className="grid max-w-3xl gap-5">
      <h2 className="text-2xl/[1.25]">{t('Your lists')}</h2>
      {data.length === 0 && (
        <p className="text-muted">
          {t('What you buy again and again, kept under a name: from your cart, an order or any product.')}
        </p>
      )}
      <ul className="grid gap-3 empty:hidden">
        <SuggestedCard />
        {data.map((list) => (
          <li key={list.id}>
            <ListCard list={list} />
          </li>
        ))}
      </ul>
      <NewShoppingList />
    </div>
  );
}

function ListCard({ list: { id, name, count, shared } }: { list: ShoppingListSummary }) {
  const products = plural(count, '{count} product', '{count} products');
  return (
    <a
      className="card flex-row items-center gap-4 card-border bg-surface p-4"
      href={paths.shoppingList(id)}
      onClick={onPlainClick(() => openShoppingList(id))}
    >
      <ClipboardList
        className="box-content flex-none rounded-full bg-secondary p-2.5 text-secondary-content"
        aria-hidden
      />
      <span className="grid min-w-0">
        <b className="wrap-anywhere">{name}</b>
        <span className="text-sm text-muted num">{shared ? `${products} · ${t('shared by a link')}` : products}</span>
      </span>
    </a>
  );
}

/** What is bought regularly, where there is such a thing. */
function SuggestedCard() {
  const { data } = useStore($suggestedLines);
  if (data.length === 0) return null;
  return (
    <li>
      <a
        className="card flex-row items-center gap-4 card-border bg-base-200 p-4"
        href={paths.shoppingList(SUGGESTED)}
        onClick={onPlainClick(() => openShoppingList(SUGGESTED))}
      >
        <RotateCcw
          className="box-content flex-none rounded-full bg-secondary p-2.5 text-secondary-content"
          aria-hidden
        />
        <span className="grid min-w-0">
          <b>{t('Bought regularly')}</b>
          <span className="text-sm text-muted num">
            {plural(
              data.length,
              '{count} product, suggested from your orders',
              '{count} products, suggested from your orders',
            )}
          </span>
        </span>
      </a>
    </li>
  );
}
