import type { BuildProgress } from '../contract/build-message.ts';

/** Where a command reports what it is doing. */
export interface Progress {
  /** How far the build is. */
  show(progress: BuildProgress): void;
  /** Something else that takes a while, and how far it is. */
  note(step: string, detail?: string): void;
  /** Something that is done. */
  done(text: string): void;
  /** A warning about something that the site goes without, shown at once. */
  warn(text: string): void;
  /** Repeats the warnings when the build is done. */
  repeatWarnings(): void;
  /** The command ends with this error; a person reads it elsewhere. */
  failed(error: unknown): void;
}

/** @example seconds(Date.now() - 1500) // '1.5 s' */
export const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;
