import * as v from 'valibot';

/** A setting that can't be used. `message` is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** What docs/settings.md says of a setting: what it means, and what counts without it where the schema has no default. */
export type Meaning = string | { readonly means: string; readonly unset: string };

/** Settings with what they mean, for docs/settings.md. */
export interface SettingGroup {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
  readonly meanings: Readonly<Record<string, Meaning>>;
}

/** @param example a valid URL; its protocol, and those in `protocols`, are accepted. */
export const url = (name: string, example: string, ...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && [new URL(example).protocol, ...protocols].includes(new URL(value).protocol),
      `${name} must be an address such as ${example}.`,
    ),
  );

/** An address that is called by http or https; calls to one with a user or password in it are never sent. */
export const calledUrl = (name: string, example: string) =>
  v.pipe(
    url(name, example, 'http:'),
    v.check((value) => {
      const { username = '', password = '' } = URL.parse(value) ?? {};
      return username === '' && password === '';
    }, `${name} must be an address without a user or password, such as ${example}.`),
  );

/** Hosts as they stand in an address, with a port or without. */
export const Hosts = (name: string, example: string) =>
  v.pipe(
    v.string(),
    v.transform((list) =>
      list
        .toLowerCase()
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (host) => URL.parse(`none://${host}`)?.host === host,
          `${name} must be names of hosts such as ${example}, separated by commas.`,
        ),
      ),
    ),
  );

export function wholeNumber(name: string, min: number, max: number) {
  const message = `${name} must be a whole number from ${min} to ${max}.`;
  return v.pipe(
    v.string(),
    v.transform(Number),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** Reads settings from the environment; an empty variable counts as unset. Throws `SettingsError` about the first that can't be used. */
export function readEnvironment<const S extends v.GenericSchema>(
  schema: S,
  environment: Readonly<Record<string, string | undefined>>,
): v.InferOutput<S> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const read = v.safeParse(schema, set);
  if (!read.success) throw new SettingsError(read.issues[0].message);
  return read.output;
}
