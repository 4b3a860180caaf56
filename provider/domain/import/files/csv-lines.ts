import { ImportError } from '../import-error.ts';
import type { Encoding } from './text-encoding.ts';

/** Maximum length of a line; a longer one means that the file is no CSV. */
const LONGEST = 4 * 1024 * 1024;

/** The lines of a text, without a byte order mark. What is not in its encoding becomes U+FFFD. */
export async function* readLines(
  file: string,
  chunks: AsyncIterable<Buffer>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const isBytes = !encoding.startsWith('utf-16');
  let rest = '';
  for await (const chunk of chunks) {
    if (isBytes && chunk.includes(0))
      throw new ImportError(`The file ${file} is not CSV: it has bytes that no text has.`);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > LONGEST)
      throw new ImportError(`The file ${file} is not CSV: it has a line of more than 4 million characters.`);
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
