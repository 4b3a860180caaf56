const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const DECIMAL_COMMA = /^(?:0,\d+|\d+,\d{1,2}|[1-9]\d{0,2}(?:\.\d{3})+,\d+)$/;
/** Others may say from where to where: "2/3 kg". */
const FRACTION = /^([1-9]\d*)\/([248]|10)$/;

/**
 * Reads a number of Latin digits without a sign: commas part thousands or are the decimal sign, whichever they can be; null when
 * it can be read in no way, or in two.
 * @example readNumber('1,5')   // 1.5
 * @example readNumber('1,500') // 1500
 * @example readNumber('1/2')   // 0.5
 */
export function readNumber(written: string): number | null {
  const [, above, below] = FRACTION.exec(written) ?? [];
  if (above !== undefined) return Number(above) / Number(below);
  if (THOUSANDS.test(written)) return Number(written.replaceAll(',', ''));
  if (DECIMAL_COMMA.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'));
  return /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(written) ? Number(written) : null;
}
