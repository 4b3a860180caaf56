import { HTTPError } from 'ky';
import type { Ask, CallExtension, CallName, ShopAdapter } from './extension.ts';
import { HookError } from './hook-error.ts';
import type { Sent } from './sent.ts';

/** Runs the hooks of a shop's `shop.adapter.ts`. Calls are named as there, such as `GET /cart/web/c`. */
export class Hooks {
  readonly #shop: ShopAdapter;
  readonly #broken: (error: HookError) => void;

  constructor(shop: ShopAdapter, broken: (error: HookError) => void) {
    this.#shop = shop;
    this.#broken = broken;
  }

  /** What the shop sends in place of a call; null where it has no hook for that. */
  request(call: string, sent: Sent): Sent | null {
    const { request } = this.#of(call);
    return request ? this.#replaced('request', call, request, sent) : null;
  }

  /** @throws {HookError} also where `ask` was refused and the hook let it pass: that is no refusal of the call itself */
  async answer(call: string, received: unknown, sent: Sent, ask: Ask): Promise<unknown> {
    let unanswered: unknown;
    const noting: Ask = (further) =>
      ask(further).catch((error: unknown) => {
        if (!(error instanceof HTTPError || error instanceof HookError)) unanswered = error;
        throw error;
      });
    try {
      const { answer } = this.#of(call);
      return answer ? await answer(received, sent, noting) : received;
    } catch (error) {
      throw error === unanswered ? error : this.#failed('answer', call, error);
    }
  }

  everyRequest(call: string, sent: Sent): Sent {
    const { request } = this.#shop.every ?? {};
    return request ? this.#replaced('every.request', call, request, sent) : sent;
  }

  async everyAnswer(call: string, received: unknown, sent: Sent): Promise<unknown> {
    try {
      const { answer } = this.#shop.every ?? {};
      return answer ? await answer(received, sent) : received;
    } catch (error) {
      throw this.#failed('every.answer', call, error);
    }
  }

  /** Never throws: what was refused stays refused, in the provider's own words. */
  async refusal(call: string, received: unknown, status: number, sent: Sent): Promise<unknown> {
    try {
      return (await this.#shop.refusal?.(received, status, sent)) ?? received;
    } catch (error) {
      this.#failed('refusal', call, error);
      return received;
    }
  }

  #of(call: string): CallExtension {
    return this.#shop[call as CallName] ?? {};
  }

  #replaced(hook: 'request' | 'every.request', call: string, request: (sent: Sent) => Sent, sent: Sent): Sent {
    try {
      const replaced = request(sent);
      if (typeof (replaced as Partial<Sent> | undefined)?.path !== 'string')
        throw new TypeError('it has to return { method, path, headers }, and not a promise');
      return replaced;
    } catch (error) {
      throw this.#failed(hook, call, error);
    }
  }

  #failed(hook: ConstructorParameters<typeof HookError>[0], call: string, cause: unknown): HookError {
    const error = new HookError(hook, call, cause);
    this.#broken(error);
    return error;
  }
}
