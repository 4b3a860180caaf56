import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What reads into a text: a regular expression, or a method that looks for something in it. */
const LOOKS_INTO = String.raw`(?:match|matchAll|search|replace|replaceAll|includes|indexOf|startsWith|endsWith|split)\(`;
/** Names under which the words of another process arrive. */
const WORDS = String.raw`(?:message|detail|output|reason|stdout|stderr|warnings?)`;

/** The output of a child process; `process.stdout` is our own. */
const READS_OUTPUT = /(?<!\bprocess)\??\.(?:stdout|stderr)\b/;
const ANY_READING = new RegExp(String.raw`\.${LOOKS_INTO}|\.(?:test|exec)\(|new RegExp\(`);
const READS_WORDS = new RegExp(
  String.raw`\b${WORDS}(?:\.toString\(\))?\??\.${LOOKS_INTO}|\.(?:test|exec)\((?:[\w.?]+\??\.)?${WORDS}\b`,
);

/**
 * Whether code understands another process by its words: it has the output of a child and searches in a text, or it
 * searches in what is named as such a text is. Without comments, which may speak of it.
 */
function parsesProse(source: string): boolean {
  const code = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  return (READS_OUTPUT.test(code) && ANY_READING.test(code)) || READS_WORDS.test(code);
}

describe('processes understand each other by messages', () => {
  test('no file parses the words of another process', () => {
    const files = globSync('{build,server,publisher,provider,src/data}/**/*.ts');
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => parsesProse(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each([
    [`child.stdout.on('line', (text) => { const [, count] = /^Pages: (.*)/.exec(text) ?? []; });`],
    [`child.stdout?.on('data', (chunk: Buffer) => { url = /answers on (\\S+)/.exec(chunk.toString())?.[1]; });`],
    [`child.stderr.on('data', (chunk: Buffer) => { if (chunk.toString().includes('ENOSPC')) full(); });`],
    [`const state = detail.replace(BUILDING, '');`],
    [`return message.replace(BROKEN_LINK, explain);`],
    [`const isFull = NO_SPACE.test(error.message);`],
    [`const step = status.detail?.startsWith('Compressing');`],
  ])('it would be found: %s', (code) => expect(parsesProse(code)).toBe(true));

  test.each([
    [`child.stderr.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-TAIL)));`],
    [`createInterface({ input: child.stdout }).on('line', (line) => onMessage(JSON.parse(line)));`],
    [`process.stdout.write(text.replace(/x/, 'y'));`],
    [`if (message?.type === 'progress') show(message.progress);`],
  ])('it is no parsing: %s', (code) => expect(parsesProse(code)).toBe(false));
});
