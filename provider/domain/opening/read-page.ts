import { readFile } from 'node:fs/promises';

/** A page of text in a file of Markdown: a heading on its first line is the title, which the site shows itself. */
export async function readPage(file: URL): Promise<{ title: string; content: string }> {
  const text = await readFile(file, 'utf8');
  const [heading, title = ''] = /^# (.+)\n+/.exec(text) ?? [''];
  return { title, content: text.slice(heading.length) };
}
