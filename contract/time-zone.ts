/** The shop's time zone. It has no daylight saving time, so that its offset from UTC is the same all year round. */
export const TIME_ZONE = 'Asia/Kolkata';
export const UTC_OFFSET = '+05:30';
export const UTC_OFFSET_MS = 5.5 * 3_600_000;
