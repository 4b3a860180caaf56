import { type FormEvent, useState } from 'react';
import { isBlank } from '../../../contract/typed-text.ts';
import { MAX_SHOPPING_LIST_NAME } from '../../../contract/shopping-list.ts';
import type { ShoppingList } from '../../../contract/shopping-list.ts';
import { t } from '../../i18n/t.ts';
import { renameShoppingList } from '../../stores/account/open-shopping-list.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';

interface Props {
  list: ShoppingList;
  onDone: () => void;
}

/** A list's name, to be written anew in its place. */
export function RenameShoppingList({ list, onDone }: Props) {
  const [name, setName] = useState(list.name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBlank(name)) return setProblem(t('Please enter a name for the list.'));
    setBusy(true);
    const failure = await renameShoppingList(list.id, name);
    setBusy(false);
    if (failure) setProblem(failure.message);
    else onDone();
  };
  return (
    <form className="grid w-full gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={(input) => input?.focus()}
        label={t('Name of the list')}
        value={name}
        maxLength={MAX_SHOPPING_LIST_NAME}
        autoComplete="off"
        error={problem}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className="flex gap-2.5">
        <BusyButton className="btn btn-primary btn-sm" busy={busy}>
          {t('Save name')}
        </BusyButton>
        <button type="button" className="btn btn-sm" onClick={onDone}>
          {t('Cancel')}
        </button>
      </div>
    </form>
  );
}
