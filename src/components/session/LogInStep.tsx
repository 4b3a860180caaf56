import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { FormErrors } from '../../stores/lib/form-errors.ts';

interface Props {
  title: string;
  text: ReactNode;
  /** What is wrong: the keyboard goes to the first field that it names. */
  errors: FormErrors;
  onSubmit: (fields: { get: (name: string) => string }) => unknown;
  children: ReactNode;
}

/**
 * One step: a heading, a sentence and a form of one field. So small a form needs no library, which would make this page
 * a seventh heavier; the step that asks for more brings it along.
 */
export function LogInStep({ title, text, errors, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit({ get: (name) => data.get(name)?.toString() ?? '' });
  };
  return (
    <>
      <LogInHead title={title}>{text}</LogInHead>
      <form ref={form} className="mt-8 grid grid-cols-1 gap-4" noValidate onSubmit={submit}>
        {children}
      </form>
    </>
  );
}

/** The heading of a step: that of the page, or of the dialog that has this id for it. */
export const LogInHeading = createContext<{ level: 'h1' } | { level: 'h2'; id: string }>({ level: 'h1' });

export function LogInHead({ title, children }: { title: string; children: ReactNode }) {
  const { level: Heading, ...id } = useContext(LogInHeading);
  return (
    <>
      <Heading className="mb-2.5 text-[1.875rem]" {...id}>
        {title}
      </Heading>
      <p className="text-muted">{children}</p>
    </>
  );
}
