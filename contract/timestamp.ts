import * as v from 'valibot';

const EARLIEST = Date.UTC(2000, 0);

/** An instant in ISO 8601, in whatever zone it was written; in UTC inside. */
export const Timestamp = v.pipe(
  v.string('Please choose a day and a time.'),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/, 'Please choose a day and a time.'),
  v.check((text) => Date.parse(text) >= EARLIEST, 'Please choose a day and a time.'),
  v.transform((text) => new Date(text).toISOString()),
);
