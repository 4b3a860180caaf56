import { SHARED_CHUNKS } from './client-chunks.ts';

interface Chunk {
  readonly name: string;
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Returns what finds all that a script imports, what imports import included: each once, in the order in which they are evaluated. */
export function importsAmong(chunks: readonly Chunk[]): (fileName: string, without?: readonly string[]) => string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const find = (fileName: string, visited: Set<string>): string[] =>
    (byName.get(fileName)?.imports ?? []).flatMap((imported) => {
      if (visited.has(imported)) return [];
      visited.add(imported);
      return [...find(imported, visited), imported];
    });
  return (fileName, without = []) => find(fileName, new Set([...without, fileName]));
}

/** @throws {Error} where the bundler has made no such chunk */
export function chunkNamed<C extends Chunk>(chunks: readonly C[], name: string): C {
  const chunk = chunks.find((one) => one.name === name);
  if (chunk) return chunk;
  throw new Error(`No script is named ${name}: build/scripts/client-chunks.ts names those that pages share.`);
}

/** The scripts that all islands share, in the order in which they are evaluated. */
export function sharedFiles(chunks: readonly Chunk[]): string[] {
  const importsOf = importsAmong(chunks);
  const files = SHARED_CHUNKS.map((name) => chunkNamed(chunks, name).fileName);
  return [...new Set(files.flatMap((file) => [...importsOf(file), file]))];
}
