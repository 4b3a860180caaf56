import * as v from 'valibot';

/** @example fieldOf(issue) // 'sortBy', of `filters.0.sortBy`; undefined for the whole body */
function fieldOf(issue: v.BaseIssue<unknown>): string | undefined {
  const key = issue.path?.findLast((item) => typeof item.key === 'string')?.key;
  return typeof key === 'string' ? key : undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object with fields',
};

/** What a schema takes, of those that have their limit in `requirement`. */
const LIMITS: Readonly<Record<string, (limit: string) => string>> = {
  min_value: (limit) => `${limit} or more`,
  max_value: (limit) => `${limit} or less`,
  min_length: (limit) => (limit === '1' ? 'something' : `at least ${limit} of it`),
  max_length: (limit) => `at most ${limit} of it`,
  integer: () => 'a whole number',
  finite: () => 'a number',
};

const asText = (limit: unknown): string =>
  typeof limit === 'number' || typeof limit === 'string' || typeof limit === 'bigint' ? String(limit) : '';

/** Where nothing else is said of what a schema refuses: the field by its name, and what it takes. */
export function validationWords(issue: v.BaseIssue<unknown>): string {
  const field = fieldOf(issue);
  const what = field === undefined ? 'what is sent' : `“${field}”`;
  if (issue.input === undefined || issue.input === null)
    return field === undefined ? 'Please send what is asked for.' : `Please give ${what}.`;
  const limit = LIMITS[issue.type]?.(asText(issue.requirement));
  if (limit !== undefined) return `Please give ${limit} for ${what}.`;
  const choices = [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map(([, choice]) => choice);
  if (choices.length > 1) return `Please choose one of these for ${what}: ${choices.join(', ')}.`;
  if (choices.length === 1) return `Only ${choices[0]} can be given for ${what}.`;
  const kind = KINDS[issue.expected ?? ''];
  return kind === undefined ? `Please check ${what}.` : `Please give ${kind} for ${what}.`;
}
