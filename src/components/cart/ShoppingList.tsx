import { useStore } from '@nanostores/react';
import { isBlank } from '../../../contract/typed-text.ts';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { ListPlus } from '../../ui/icons.ts';
import { type FormEvent, useRef } from 'react';
import { $shoppingList, leaveList, matchList } from '../../stores/cart/shopping-list.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Collapse } from '../../ui/Collapse.tsx';
import { lazyComponent } from '../lib/lazy-component.tsx';

const ListReview = lazyComponent({ name: msg('Your list'), load: () => import('./ShoppingListReview.tsx') });

/** A shopping list as text; its matches are reviewed before anything is added to the cart. */
export function ShoppingList() {
  const { data, loading, reason } = useStore($shoppingList);
  const text = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const list = text.current?.value;
    if (list && !isBlank(list)) void matchList(list);
  };
  return (
    <Collapse
      className="mt-7 rounded-box border border-base-300 bg-surface p-4"
      title={
        <>
          <ListPlus aria-hidden />
          {t('Paste a shopping list')}
        </>
      }
    >
      <form className="mt-2 grid gap-3" onSubmit={submit}>
        <label className="sr-only" htmlFor="shopping-list">
          {t('Shopping list')}
        </label>
        <textarea
          ref={text}
          className="textarea"
          id="shopping-list"
          name="list"
          rows={4}
          maxLength={2000}
          placeholder={t('2 kg aloo, milk, dahi')}
        />
        <p className="text-sm/[1.45] text-muted">
          {t('You see what each line was matched with before anything goes into your cart.')}
        </p>
        <BusyButton className="btn btn-outline btn-primary" busy={loading}>
          {loading ? t('Looking for it…') : t('Match my list')}
        </BusyButton>
      </form>
      {reason && (
        <p className="mt-3" role="alert">
          {reason.message}
        </p>
      )}
      {data.length > 0 && (
        <ListReview
          onLeave={(outcome) => {
            leaveList();
            if (outcome === 'left') return text.current?.focus();
            if (text.current) text.current.value = '';
            document.querySelector<HTMLElement>('h1')?.focus();
          }}
        />
      )}
    </Collapse>
  );
}
