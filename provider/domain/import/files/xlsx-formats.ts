import type { XmlHandler } from './xlsx-xml.ts';

/** How the numbers of a cell are shown, as far as that says what they are. */
export interface CellFormat {
  readonly isPercent: boolean;
  /** Digits of a code, with zeros before it; 0 for a number. */
  readonly digits: number;
}

/** Formats that every workbook has: 0% and 0.00%. */
const PERCENT_IDS = new Set([9, 10]);
const MAX_FORMATS = 100_000;

const formatOf = (id: number, code = ''): CellFormat => ({
  isPercent: PERCENT_IDS.has(id) || /%/.test(code.replace(/"[^"]*"/g, '')),
  digits: /^0{2,15}$/.test(code) ? code.length : 0,
});

/** Reads the styles of a workbook into `formats`, by the number that a cell has of its own. */
export function formatReader(formats: CellFormat[]): XmlHandler {
  const codes = new Map<number, string>();
  let isOfCells = false;
  return {
    open(name, attributes) {
      if (name === 'numFmt' && codes.size < MAX_FORMATS)
        codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells || formats.length >= MAX_FORMATS) return;
      const id = Number(attributes['numFmtId']);
      formats.push(formatOf(id, codes.get(id)));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  };
}

/** A number as its cell shows it. @example showNumber(0.05, { isPercent: true, digits: 0 }) // '5%' */
export function showNumber(number: number, format: CellFormat | undefined): string {
  if (format?.isPercent) return `${Number((number * 100).toPrecision(12))}%`;
  // 45.5 for what Excel keeps as 45.499999999999997.
  const plain = String(Number(number.toPrecision(15)));
  return Number.isInteger(number) && number >= 0 ? plain.padStart(format?.digits ?? 0, '0') : plain;
}
