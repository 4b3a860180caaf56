import { useStore } from '@nanostores/react';
import { idle } from '../stores/lib/request.ts';
import { plural, t } from '../i18n/t.ts';
import { paths } from '../paths.ts';
import { $sharedShoppingList, loadSharedShoppingList } from '../stores/account/shared-shopping-list.ts';
import { AddListToCart } from '../components/account/AddListToCart.tsx';
import { ShoppingListRow } from '../components/account/ShoppingListRow.tsx';
import { SaveAsList } from '../components/cart/SaveAsList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ClipboardList } from '../ui/icons.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { WaitingPage } from '../ui/WaitingPage.tsx';

const nothingYet = { ...idle, data: null };

/** A shared shopping list, to read, to buy, or to save as one's own. */
export function SharedShoppingList() {
  const { data, reason } = useStore($sharedShoppingList, { ssr: () => nothingYet });
  if (!data && reason)
    return (
      <EmptyState heading="h1" icon={ClipboardList} title={t('This list could not be opened')} text={reason.message}>
        <div className="flex flex-wrap justify-center gap-2.5">
          <button type="button" className="btn btn-outline btn-primary" onClick={() => void loadSharedShoppingList()}>
            {t('Try again')}
          </button>
          <a className="btn btn-primary" href={paths.categories}>
            {t('Browse categories')}
          </a>
        </div>
      </EmptyState>
    );
  if (!data) return <WaitingPage title={t('A shopping list')}>{t('Opening the list…')}</WaitingPage>;
  const { name, lines } = data;
  return (
    <div className="max-w-3xl">
      <PageHead title={name} text={plural(lines.length, '{count} product', '{count} products')} />
      <p className="text-muted">{t('A shopping list that somebody shares with you, at today’s prices.')}</p>
      {lines.length > 0 && (
        <>
          <ul className="card my-4 divide-y divide-base-300 card-border bg-surface px-4">
            {lines.map((line) => (
              <ShoppingListRow key={line.product.id} line={line} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2.5">
            <AddListToCart name={name} lines={lines} />
            <SaveAsList
              className="btn btn-outline btn-primary"
              name={name}
              lines={() => lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))}
            />
          </div>
        </>
      )}
    </div>
  );
}
