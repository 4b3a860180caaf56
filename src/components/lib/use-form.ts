import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm as useHookForm } from 'react-hook-form';
import type { GenericSchema, InferOutput } from 'valibot';
import { translated } from '../../i18n/t.ts';
import { saveDraft, consumeDraft } from '../../stores/session/form-draft.ts';
import type { FormErrors } from '../../stores/lib/form-errors.ts';

interface Options<Typed extends FieldValues, Schema extends GenericSchema> {
  /** Of the contract: the provider checks by the same. */
  schema: Schema;
  values?: DefaultValues<Typed>;
  /** Sends what the schema made of the typed values. Returns the errors, or null. */
  send: (body: InferOutput<Schema>) => Promise<FormErrors | null>;
  /** Key under which the typed values are saved when the session ends; see `form-draft.ts`. */
  draft?: string;
  /** Sensitive: the typed values are never saved, only that the form was begun. */
  secret?: boolean;
}

/** What a schema of the contract says, which names no language. */
const inLanguage = (message: string | undefined): string | undefined => message && translated(message);

/** A form: checked when it is sent and then at every change, each error beside its field, the first one focused. */
export function useForm<Typed extends FieldValues, Schema extends GenericSchema = GenericSchema>({
  schema,
  values,
  send,
  draft,
  secret = false,
}: Options<Typed, Schema>) {
  const [savedDraft] = useState(() => (draft ? consumeDraft(draft) : undefined));
  const form = useHookForm<Typed, unknown, InferOutput<Schema> & FieldValues>({
    // The schema says what it reads; Typed says how the fields are called.
    resolver: standardSchemaResolver(schema as never),
    defaultValues: { ...values, ...savedDraft } as DefaultValues<Typed>,
  });
  const { register, handleSubmit, setError, getValues, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;

  useEffect(() => {
    if (!draft) return;
    return saveDraft(draft, () => (isDirty || savedDraft ? (secret ? {} : getValues()) : undefined));
  }, [draft, secret, savedDraft, isDirty, getValues]);

  const submit = handleSubmit(async (body) => {
    const problems = Object.entries((await send(body)) ?? {});
    problems.forEach(([name, message], i) => {
      const field = (name in getValues() ? name : 'root') as Path<Typed> | 'root';
      setError(field, { message }, { shouldFocus: i === 0 });
    });
  });

  return {
    control: form.control,
    busy: isSubmitting,
    /** It was begun in a session that has ended. */
    isDraftRestored: savedDraft !== undefined,
    reset: form.reset,
    setValue: form.setValue,
    onSubmit: (event: React.FormEvent) => void submit(event),
    /** Name, ref, listeners and error, for a `Field`. */
    field: (name: Path<Typed>) => ({
      ...register(name),
      error: inLanguage(errors[name]?.message as string | undefined),
    }),
    /** What is wrong with the whole. */
    problem: errors.root?.message,
  };
}
