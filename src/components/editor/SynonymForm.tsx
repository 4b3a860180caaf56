import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { $teaching, $wordsError, $wordsTyped, teachTyped, typeWords } from '../../stores/editor/searches.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';

/** The id of the field, for whatever fills it. */
export const WORDS_FIELD = 'words';

/** Teaches the search that words mean the same. */
export function SynonymForm() {
  const typed = useStore($wordsTyped);
  const error = useStore($wordsError);
  const { loading } = useStore($teaching);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter, too, where the button would not be pressed twice.
    if (!loading) void teachTyped().then(() => document.getElementById(WORDS_FIELD)?.focus());
  };
  return (
    <form className="grid max-w-136 grid-cols-1 gap-5" noValidate onSubmit={submit}>
      <Field
        id={WORDS_FIELD}
        label="Words that mean the same"
        value={typed}
        hint="With commas between them, such as: begun, brinjal, eggplant. The search knows them at once."
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        error={error || undefined}
        onChange={({ target }) => typeWords(target.value)}
      />
      <BusyButton className="btn justify-self-start btn-primary" busy={loading}>
        Teach the search
      </BusyButton>
    </form>
  );
}
