import { stripBidiControls } from '../../../contract/typed-text.ts';

/** What the bytes 0x80 to 0x9f stand for in Windows-1252, where other than in Latin-1. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  ˆ: 0x88,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '˜': 0x98,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes as UTF-8 what was wrongly decoded as Windows-1252; other text stays as it is. */
function readAgain(run: string): string {
  const bytes = Array.from(run, (sign) => WINDOWS_1252[sign] ?? sign.codePointAt(0) ?? 0);
  if (bytes.some((byte) => byte > 0xff)) return run;
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return run;
  }
}

/** Nothing to repair: words with one space between them. */
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
const NOT_ASCII = /[^\0-\x7f]{2,}/g;

/**
 * Repairs mojibake (text decoded with the wrong encoding) where it can be recognised, and collapses spaces.
 * @example fixEncoding('Olive OilÂ\u00a0- Pure') // 'Olive Oil - Pure'
 */
export function fixEncoding(text: string): string {
  if (PLAIN.test(text)) return text;
  let mended = text;
  // Some texts went through it twice.
  for (let time = 0; time < 3; time += 1) {
    const before = mended;
    mended = mended.replace(NOT_ASCII, readAgain);
    if (mended === before) break;
  }
  // The first byte of a no-break space in UTF-8.
  return stripBidiControls(mended)
    .replace(/(?:Ã‚|Â)(?=[\u00a0\s]|$)/g, ' ')
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
