import { spawnSync } from 'node:child_process';
import type { TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What is not here, so that the test was left out; tests/runner/unit-reporter.ts tells. */
    readonly needs?: string;
  }
}

/** Returns the options of a test that is left out where `isMet` is false, and said to have been: it needs `what`. */
export const needs = (isMet: boolean, what: string): TestOptions =>
  isMet ? {} : { skip: true, meta: { needs: what } };

/** The Postgres server to make databases on; empty without one. */
export const SERVER = process.env['TEST_DATABASE_URL'] ?? '';

export const needsServer = needs(SERVER !== '', 'a Postgres server: set TEST_DATABASE_URL, as .ci/run does');

const has = (program: string, ...args: string[]): boolean => !spawnSync(program, args, { stdio: 'ignore' }).error;

/** It gets a certificate, which openssl makes. */
export const needsNginx = (): TestOptions =>
  needs(has('nginx', '-v') && has('openssl', 'version'), 'nginx and openssl');
