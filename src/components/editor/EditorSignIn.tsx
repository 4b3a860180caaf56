import { useStore } from '@nanostores/react';
import type { FormEvent, ReactNode } from 'react';
import { $entering, $entryErrors, enter } from '../../stores/editor/access.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FieldError.tsx';

interface Props {
  title: string;
  /** What the button says. */
  action: string;
  /** What there is to do behind it. */
  children: ReactNode;
}

/** Asks for the editor's key. */
export function EditorSignIn({ title, action, children }: Props) {
  const errors = useStore($entryErrors);
  const { loading } = useStore($entering);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void enter({ key: String(typed.get('key')), name: String(typed.get('name')) });
  };
  return (
    <div className="mx-auto mt-8 mb-16 max-w-md">
      <h1>{title}</h1>
      <p className="text-muted">{children}</p>
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
          {action}
        </BusyButton>
      </form>
    </div>
  );
}
