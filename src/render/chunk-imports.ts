interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Returns what finds all that a script imports, what imports import included: each once, in the order in which they are evaluated. */
export function importsAmong(chunks: readonly Chunk[]): (fileName: string, without?: readonly string[]) => string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const find = (fileName: string, seen: Set<string>): string[] =>
    (byName.get(fileName)?.imports ?? []).flatMap((imported) => {
      if (seen.has(imported)) return [];
      seen.add(imported);
      return [...find(imported, seen), imported];
    });
  return (fileName, without = []) => find(fileName, new Set([...without, fileName]));
}
