import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { $entryErrors, $contentItems, enter } from '../../stores/editor/editor.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';

export function EditorSignIn() {
  const errors = useStore($entryErrors);
  const { loading } = useStore($contentItems);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void enter({ key: String(typed.get('key')), name: String(typed.get('name')) });
  };
  return (
    <div className="mx-auto mt-8 mb-16 max-w-md">
      <h1>Edit the shop</h1>
      <p className="text-muted">Pages of text, banners, splash colours and the notice on top of every page.</p>
      <form className="mt-8 grid grid-cols-1 gap-5" noValidate onSubmit={submit}>
        <Field
          label="Your name"
          name="name"
          autoComplete="username"
          hint="For a key that several share. A key of your own brings your name."
          error={errors['name']}
        />
        <Field
          label="Editor’s key"
          name="key"
          type="password"
          autoComplete="current-password"
          hint="Who runs the shop has it. It is kept until you close this tab."
          error={errors['key']}
        />
        <FormError message={errors['form']} />
        <BusyButton className="btn btn-primary" busy={loading}>
          Open the editor
        </BusyButton>
      </form>
    </div>
  );
}
