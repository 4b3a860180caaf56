type Hook = 'request' | 'answer' | 'every.request' | 'every.answer' | 'refusal';

/** An error of a hook in `shop.adapter.ts`, in words for whoever wrote it. */
export class HookError extends Error {
  override name = 'HookError';
  /** Such as `GET /cart/web/c`. */
  readonly call: string;
  /** Whether the call never went out, so that it has changed nothing. */
  readonly isUnsent: boolean;

  constructor(hook: Hook, call: string, cause: unknown) {
    super(`shop.adapter.ts: the hook \`${hook}\` threw at ${call}: ${String(cause)}`, { cause });
    this.call = call;
    this.isUnsent = hook.endsWith('request');
  }
}
