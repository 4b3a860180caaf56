import type { TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What is not here, so that the test was left out; tests/left-out-reporter.ts tells. */
    readonly needs?: string;
  }
}

/** Returns the options of a test that is left out where `isMet` is false, and said to have been: it needs `what`. */
export const needs = (isMet: boolean, what: string): TestOptions =>
  isMet ? {} : { skip: true, meta: { needs: what } };

/** The Postgres server to make databases on; empty without one. */
export const SERVER = process.env['TEST_DATABASE_URL'] ?? '';

export const needsServer = needs(SERVER !== '', 'a Postgres server: set TEST_DATABASE_URL, as .ci/run does');
/** For what does not know of the server, and so runs once where there is one. */
export const needsNoServer = needs(SERVER === '', 'a run without TEST_DATABASE_URL, as npm test makes one too');
