import * as v from 'valibot';

/** A time of day in the shop's own time zone, 24 hours. */
export const TimeOfDay = v.pipe(
  v.string('Please choose a time.'),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time, such as 16:00.'),
);

const MAX_MINUTES = 1440;
/** Where nobody says otherwise: a window that starts within the hour is already being packed. */
export const USUAL_CUTOFF_MINUTES = 60;

const NOT_MINUTES = `Please enter 0 to ${MAX_MINUTES} minutes.`;

/** Until when a delivery window can be ordered: so many minutes before it starts, or until a time on the day before. */
export const Cutoff = v.union(
  [
    v.object({
      minutes: v.pipe(
        v.number(NOT_MINUTES),
        v.integer(NOT_MINUTES),
        v.minValue(0, NOT_MINUTES),
        v.maxValue(MAX_MINUTES, NOT_MINUTES),
      ),
    }),
    v.object({ dayBefore: TimeOfDay }),
  ],
  'Please say until when it can be ordered.',
);
export type Cutoff = v.InferOutput<typeof Cutoff>;
