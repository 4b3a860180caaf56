import { useStore } from '@nanostores/react';
import { isBlank } from '../../../contract/typed-text.ts';
import { type FormEvent, useId, useState } from 'react';
import { MAX_SHOPPING_LIST_LINES, MAX_SHOPPING_LIST_NAME } from '../../../contract/shopping-list.ts';
import type { Id } from '../../../contract/id.ts';
import { plural, t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import {
  $shoppingLists,
  addToShoppingList,
  createShoppingList,
  loadShoppingLists,
} from '../../stores/account/shopping-lists.ts';
import { $unsupported } from '../../stores/lib/optional-call.ts';
import { navigation } from '../../stores/lib/navigation.ts';
import { toast } from '../../stores/lib/toast.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog, DialogHeader, focusInDialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { tw } from '../../ui/tw.ts';

interface Props {
  lines: readonly { readonly productId: Id; readonly quantity: number }[];
  /** What a new list is called, unless the shopper says otherwise. */
  name?: string;
  onClose: () => void;
}

const ROW = tw`flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-1 hover:bg-base-200`;
const NEW = 'new';

/** Puts products on a list that is there, or on a new one. */
export default function SaveToList({ lines, name = '', onClose }: Props) {
  const { data, loading, reason } = useStore($shoppingLists);
  const isLeftOut = useStore($unsupported).includes('shopping-list');
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  // A name that was brought along is of a new list; one product goes to the last list.
  const to = chosen ?? (name || data.length === 0 ? NEW : String(data.at(-1)?.id));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (to === NEW && isBlank(typed)) return setProblem(t('Please enter a name for the list.'));
    setBusy(true);
    const whole = lines.slice(0, MAX_SHOPPING_LIST_LINES);
    const list = to === NEW ? await createShoppingList(typed, whole) : await addToShoppingList(to, whole);
    setBusy(false);
    if (list instanceof Error) return setProblem(list.message);
    onClose();
    toast(plural(whole.length, '{count} product is on {name}', '{count} products are on {name}', { name: list.name }), {
      action: { label: t('Open'), run: () => navigation.go(paths.shoppingList(list.id)) },
    });
  };
  return (
    <Dialog open onClose={onClose} sheet aria-labelledby={`${id}title`}>
      <DialogHeader onClose={onClose}>
        <h2 id={`${id}title`} className="text-3xl/tight outline-none" tabIndex={-1} ref={focusInDialog}>
          {plural(lines.length, 'Add {count} product to a list', 'Add {count} products to a list')}
        </h2>
      </DialogHeader>
      {isLeftOut ? (
        <p className="mt-3 text-muted">{t('This shop keeps no lists.')}</p>
      ) : reason && data.length === 0 ? (
        <div className="mt-3 grid gap-3" role="alert">
          <p>{reason.message}</p>
          <button type="button" className="btn btn-outline btn-primary" onClick={() => void loadShoppingLists()}>
            {t('Try again')}
          </button>
        </div>
      ) : loading && data.length === 0 ? (
        <p className="mt-3 text-muted" role="status">
          {t('Loading your lists…')}
        </p>
      ) : (
        <form className="mt-3 grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
          <fieldset>
            <legend className="sr-only">{t('Which list')}</legend>
            {[
              ...data.map((list) => ({ value: String(list.id), label: list.name })),
              { value: NEW, label: t('New list') },
            ].map(({ value, label }) => (
              <label key={value} className={ROW}>
                <input
                  type="radio"
                  className="radio size-5.5"
                  name={`${id}list`}
                  checked={value === to}
                  onChange={() => {
                    setChosen(value);
                    setProblem(null);
                  }}
                />
                <span className="wrap-anywhere">{label}</span>
              </label>
            ))}
          </fieldset>
          {to === NEW && (
            <Field
              label={t('Name of the list')}
              value={typed}
              maxLength={MAX_SHOPPING_LIST_NAME}
              placeholder={t('Weekly')}
              autoComplete="off"
              error={problem ?? undefined}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
          {to !== NEW && <FieldError>{problem}</FieldError>}
          <BusyButton className="btn btn-primary" busy={busy}>
            {to === NEW ? t('Save list') : t('Add to list')}
          </BusyButton>
        </form>
      )}
    </Dialog>
  );
}
