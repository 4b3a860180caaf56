import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Says what failed without the values it failed on: those may be a phone number, a code or an address. */
export function describeFault(error: unknown): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) {
    const cause = (error.cause ?? {}) as { code?: string; constraint?: string };
    return { fault: 'query', code: cause.code, constraint: cause.constraint, query: error.query };
  }
  if (!(error instanceof Error)) return { fault: typeof error };
  return {
    fault: error.name,
    message: error.message,
    stack: error.stack
      ?.split('\n')
      .slice(1, 6)
      .map((line) => line.trim()),
  };
}
