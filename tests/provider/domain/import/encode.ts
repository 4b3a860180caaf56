const decoder = new TextDecoder('windows-1252');
const WINDOWS_1252 = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
);

/** As Windows writes it; a sign that it lacks becomes a question mark. */
export const toWindows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => WINDOWS_1252.get(sign) ?? 0x3f);

/** As Excel's "Unicode text": with a byte order mark, the lower byte first. */
export const toUtf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le');
