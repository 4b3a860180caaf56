import { useStore } from '@nanostores/react';
import { ListPlus } from '../../ui/icons.ts';
import type { FormEvent } from 'react';
import { paths } from '../../paths.ts';
import { $shoppingList, fillFromList } from '../../stores/shopping-list.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import './shopping-list.css';

/** A list as somebody wrote it becomes a basket; what was not found is named. */
export function ShoppingList() {
  const { data, loading, reason } = useStore($shoppingList);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const list = new FormData(event.currentTarget).get('list');
    if (typeof list === 'string' && list.trim()) void fillFromList(list);
  };
  const missing = data.filter(({ product }) => !product);
  return (
    <details className="shopping-list panel" open={data.length > 0 || undefined}>
      <summary>
        <ListPlus aria-hidden />
        Paste a shopping list
      </summary>
      <form onSubmit={submit}>
        <label className="sr-only" htmlFor="shopping-list">
          Shopping list
        </label>
        <textarea id="shopping-list" name="list" rows={4} maxLength={2000} placeholder="2 kg aloo, milk, dahi" />
        <BusyButton className="btn btn-outline" busy={loading}>
          {loading ? 'Looking for it…' : 'Fill my cart'}
        </BusyButton>
      </form>
      <div role="status">
        {reason && <p>{reason.message}</p>}
        {data.length > 0 && (
          <>
            <p>
              <b>
                {data.length - missing.length} of {data.length} found.
              </b>
            </p>
            <ul>
              {data.map(({ text, name, product, quantity }, i) => (
                <li key={i}>
                  {text}:{' '}
                  {product ? (
                    <b>
                      {quantity} × {product.name}
                      {product.packSize && `, ${product.packSize}`}
                    </b>
                  ) : (
                    <>
                      not found.{' '}
                      <a className="text-link" href={paths.search(name)}>
                        Search for {name}
                      </a>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}
