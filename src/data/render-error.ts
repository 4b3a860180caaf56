let last: unknown;

/** Why a page could not be rendered: an app answers 500 and says no more. */
export const lastRenderError = (): unknown => last;

export function noteRenderError(error: unknown): never {
  last = error;
  throw error;
}
