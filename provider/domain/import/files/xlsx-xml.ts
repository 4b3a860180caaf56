import { Parser } from 'htmlparser2';

export interface XmlHandler {
  /** Names come without their namespace. */
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (part: string) => void;
  readonly close?: (name: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML as it comes, so that no sheet is ever in memory as a whole; yields after each piece of it. */
export async function* readXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler): AsyncGenerator<void> {
  const decoder = new TextDecoder();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.open?.(localName(name), attributes),
      ontext: (part) => handler.text?.(part),
      onclosetag: (name) => handler.close?.(localName(name)),
    },
    { xmlMode: true },
  );
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.end(decoder.decode());
  yield;
}

/** Excel writes signs that XML can't hold so. @example unescapeXlsx('a_x000D_b') // 'a\rb' */
export const unescapeXlsx = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
