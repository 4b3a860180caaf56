import { UTC_OFFSET_MS } from '../../contract/time-zone.ts';

/**
 * An instant as a field for day and time shows it in the shop's zone.
 * @example shopClock('2026-11-20T05:00:00.000Z') // '2026-11-20T10:30'
 */
export const shopClock = (instant: string | null): string =>
  instant ? new Date(Date.parse(instant) + UTC_OFFSET_MS).toISOString().slice(0, 16) : '';

/** The instant of what such a field holds; null while it holds nothing whole. */
export function fromShopClock(text: string): string | null {
  const at = Date.parse(`${text}Z`);
  return Number.isNaN(at) ? null : new Date(at - UTC_OFFSET_MS).toISOString();
}
