import { ImportError } from '../import-error.ts';
import type { Encoding } from './text-encoding.ts';

/** Maximum length of a line; a longer one means that the file is no CSV. */
export const LONGEST_LINE = 1_000_000;

/** What ends a line: old programs for the Mac write a carriage return alone. */
export type LineEnd = '\n' | '\r';

export async function lineEndOf(chunks: AsyncIterable<Buffer>, encoding: Encoding): Promise<LineEnd> {
  const decoder = new TextDecoder(encoding);
  let looked = 0;
  let hasReturn = false;
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    if (text.includes('\n')) return '\n';
    hasReturn ||= text.includes('\r');
    if ((looked += text.length) > LONGEST_LINE) break;
  }
  return hasReturn ? '\r' : '\n';
}

/** The lines of a text, without a byte order mark. What is not in its encoding becomes U+FFFD. */
export async function* readLines(
  file: string,
  chunks: AsyncIterable<Buffer>,
  { encoding, lineEnd }: { readonly encoding: Encoding; readonly lineEnd: LineEnd },
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const isBytes = !encoding.startsWith('utf-16');
  let rest = '';
  for await (const chunk of chunks) {
    if (isBytes && chunk.includes(0))
      throw new ImportError(`The file ${file} is not CSV: it has bytes that no text has.`);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(lineEnd);
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > LONGEST_LINE)
      throw new ImportError(`The file ${file} is not CSV: it has a line of more than a million characters.`);
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
