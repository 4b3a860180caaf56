/** The rates of GST there are or were, in percent: any other number is an amount, or a mistake. */
const RATES: ReadonlySet<number> = new Set([0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40]);

/** @example hsnOf('1006 30') // '100630' */
export function hsnOf(written: string): string | null {
  const digits = written.replace(/[\s.]/g, '');
  return /^\d{4,8}$/.test(digits) ? digits : null;
}

/** @example gstRateOf('GST 5%') // 5 */
export function gstRateOf(written: string): number | null {
  const bare = written.trim().toLowerCase();
  if (/^(?:nil|exempt(?:ed)?|nil rated)$/.test(bare)) return 0;
  const [, number] = /^(?:i?gst\s*@?\s*)?(\d{1,2}(?:\.\d{1,2})?)\s*%?$/.exec(bare) ?? [];
  return number !== undefined && RATES.has(Number(number)) ? Number(number) : null;
}
