import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShoppingList } from '../../../contract/shopping-list.ts';
import { msg } from '../../../contract/msg.ts';
import { plural, t, translated } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { openTab } from '../../stores/account/dashboard.ts';
import { $openShoppingList, loadOpenShoppingList, setListQuantity } from '../../stores/account/open-shopping-list.ts';
import { deleteShoppingList } from '../../stores/account/shopping-lists.ts';
import { toast } from '../../stores/lib/toast.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ArrowLeft, ClipboardList, Pencil, Trash2 } from '../../ui/icons.ts';
import { onPlainClick } from '../../ui/plain-click.ts';
import { PanelError } from '../lib/PanelError.tsx';
import { AddListToCart } from './AddListToCart.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { RenameShoppingList } from './RenameShoppingList.tsx';
import { ShareShoppingList } from './ShareShoppingList.tsx';
import { ShoppingListRow } from './ShoppingListRow.tsx';

const NAME = msg('This list');

export const AllListsLink = () => (
  <a
    className="inline-flex min-h-11 link items-center gap-1.5 link-hover"
    href={paths.dashboard('shopping-list')}
    onClick={onPlainClick(() => openTab('shopping-list'))}
  >
    <ArrowLeft className="size-4.5" aria-hidden="true" />
    {t('All lists')}
  </a>
);

/** One list: what is on it, and what can be done with it. */
export function ShoppingListDetail() {
  const { data, reason } = useStore($openShoppingList);
  if (data) return <Detail list={data} />;
  if (!reason) return <PanelSkeleton />;
  return (
    <>
      <AllListsLink />
      <PanelError name={translated(NAME)} message={reason.message} onRetry={loadOpenShoppingList} />
    </>
  );
}

function Detail({ list }: { list: ShoppingList }) {
  const { id, name, lines } = list;
  const [renaming, setRenaming] = useState(false);
  const remove = async () => {
    const failure = await deleteShoppingList(list);
    if (failure) return toast(failure.message, { tone: 'error' });
    flushSync(() => openTab('shopping-list'));
    return document.querySelector<HTMLElement>('nav [aria-current="page"]')?.focus();
  };
  return (
    <div className="max-w-3xl">
      <AllListsLink />
      <header className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {renaming ? (
          <RenameShoppingList list={list} onDone={() => setRenaming(false)} />
        ) : (
          <div className="min-w-0">
            <h2 className="text-2xl/[1.25] wrap-anywhere">{name}</h2>
            <p className="text-sm text-muted num">{plural(lines.length, '{count} product', '{count} products')}</p>
          </div>
        )}
        <div className="flex gap-2.5">
          {!renaming && (
            <button type="button" className="btn btn-sm" onClick={() => setRenaming(true)}>
              <Pencil aria-hidden="true" />
              {t('Rename')}
            </button>
          )}
          <button type="button" className="btn btn-sm" onClick={() => void remove()}>
            <Trash2 aria-hidden="true" />
            {t('Delete')}
          </button>
        </div>
      </header>
      {lines.length === 0 ? (
        <EmptyState
          icon={ClipboardList}
          title={t('Nothing on this list yet')}
          text={t('Add products from their pages, save your cart as a list, or take an earlier order.')}
        >
          <a className="btn btn-primary" href={paths.categories}>
            {t('Browse categories')}
          </a>
        </EmptyState>
      ) : (
        <>
          <ul className="card my-4 divide-y divide-base-300 card-border bg-surface px-4">
            {lines.map((line) => (
              <ShoppingListRow
                key={line.product.id}
                line={line}
                onQuantity={(quantity) => void setListQuantity(id, line, quantity)}
              />
            ))}
          </ul>
          <AddListToCart name={name} lines={lines} />
        </>
      )}
      <ShareShoppingList list={list} />
    </div>
  );
}
