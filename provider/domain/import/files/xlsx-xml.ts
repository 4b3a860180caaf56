import { Parser } from 'htmlparser2';
import { ImportError } from '../import-error.ts';

export interface XmlHandler {
  /** Names come without their namespace. */
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (part: string) => void;
  readonly close?: (name: string) => void;
}

/** How deep elements stand in each other at most: in what Excel writes, ten. */
const MAX_DEPTH = 100;
/** Bytes of one element's name and attributes, or of a comment. */
const MAX_SILENCE = 1024 * 1024;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML as it comes, so that no sheet is ever in memory as a whole; yields after each piece of it. */
export async function* readXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler): AsyncGenerator<void> {
  const decoder = new TextDecoder();
  let depth = 0;
  let silence = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        silence = 0;
        handler.open?.(localName(name), attributes);
      },
      ontext(part) {
        silence = 0;
        handler.text?.(part);
      },
      onclosetag(name) {
        depth -= 1;
        silence = 0;
        handler.close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  for await (const chunk of chunks) {
    silence += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    // Else the reader would remember it all.
    if (depth > MAX_DEPTH || silence > MAX_SILENCE)
      throw new ImportError('The workbook is damaged: its XML never ends.');
    yield;
  }
  parser.end(decoder.decode());
  yield;
}

/** Excel writes signs that XML can't hold so. @example unescapeXlsx('a_x000D_b') // 'a\rb' */
export const unescapeXlsx = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
