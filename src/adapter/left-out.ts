import type { CallName } from './extension.ts';

const counts = new Map<string, number>();

/** How many entries of the answer last read to a call could not be read and were left out. */
export const leftOut = (call: CallName): number => counts.get(call) ?? 0;

export const noteLeftOut = (call: string, entries: number): void => void counts.set(call, entries);
