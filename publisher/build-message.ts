/** Progress as the build command reports it: a step, and counts. The publisher passes it on. */
export interface BuildProgress {
  readonly step: string;
  readonly [count: string]: string | number;
}

/** What the command may tell the publisher, as README.md describes it. */
export type BuildMessage =
  | { readonly type: 'progress'; readonly progress: BuildProgress }
  | { readonly type: 'warning'; readonly text: string }
  | { readonly type: 'failed'; readonly failure: string; readonly reason: string };

const VERSION = 1;

/** Reads one line of the command's standard output; undefined when it is no message. */
export function readBuildMessage(line: string): BuildMessage | undefined {
  const { version, type, progress, text, failure, reason } = parseObject(line);
  if (version !== VERSION) return undefined;
  if (type === 'progress' && isProgress(progress)) return { type, progress };
  if (type === 'warning' && typeof text === 'string') return { type, text };
  if (type === 'failed' && typeof failure === 'string' && typeof reason === 'string') return { type, failure, reason };
  return undefined;
}

function isProgress(value: unknown): value is BuildProgress {
  if (typeof value !== 'object' || value === null) return false;
  const { step, ...counts } = value as Record<string, unknown>;
  return typeof step === 'string' && Object.values(counts).every((count) => Number.isInteger(count));
}

function parseObject(line: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
