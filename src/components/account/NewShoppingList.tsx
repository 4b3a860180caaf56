import { type FormEvent, useState } from 'react';
import { isBlank } from '../../../contract/typed-text.ts';
import { MAX_SHOPPING_LIST_NAME, MAX_SHOPPING_LISTS } from '../../../contract/shopping-list.ts';
import { t } from '../../i18n/t.ts';
import { openShoppingList } from '../../stores/account/dashboard.ts';
import { $shoppingLists, createShoppingList } from '../../stores/account/shopping-lists.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';

/** Makes a list with nothing on it yet, and opens it. */
export function NewShoppingList() {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBlank(name)) return setProblem(t('Please enter a name for the list.'));
    if ($shoppingLists.get().data.length >= MAX_SHOPPING_LISTS)
      return setProblem(t('You can keep up to {count} lists. Please delete one first.', { count: MAX_SHOPPING_LISTS }));
    setBusy(true);
    const list = await createShoppingList(name);
    setBusy(false);
    if (list instanceof Error) setProblem(list.message);
    else openShoppingList(list.id);
  };
  return (
    <form
      className="card gap-3 card-border bg-surface p-4"
      aria-label={t('New list')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={t('Name of a new list')}
        value={name}
        maxLength={MAX_SHOPPING_LIST_NAME}
        placeholder={t('Weekly')}
        autoComplete="off"
        error={problem}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <BusyButton className="btn self-start btn-outline btn-primary" busy={busy}>
        {t('Make list')}
      </BusyButton>
    </form>
  );
}
