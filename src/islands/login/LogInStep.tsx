import type { FormEvent, ReactNode } from 'react';

interface Props {
  title: string;
  text: ReactNode;
  onSubmit: (fields: { get: (name: string) => string | null }) => unknown;
  children: ReactNode;
}

/** One step: a heading, a sentence and a form. */
export function LogInStep({ title, text, onSubmit, children }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit({ get: (name) => data.get(name)?.toString() ?? null });
  };
  return (
    <>
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <form className="login-form" noValidate onSubmit={submit}>
        {children}
      </form>
    </>
  );
}
