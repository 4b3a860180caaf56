import { resolve } from 'node:path';

/**
 * The fonts a test's browser has, and no others: `wide` is what Debian brings, DejaVu Sans; `narrow` is Roboto
 * Condensed, `bengali` is DejaVu Sans with Bengali letters, which the others lack. Whatever is installed beside them, a page measures the same on every machine with fontconfig.
 */
export const withFonts = (kind: 'wide' | 'narrow' | 'bengali') => ({
  ...process.env,
  FONTCONFIG_FILE: resolve(import.meta.dirname, `fonts/${kind}.conf`),
});
