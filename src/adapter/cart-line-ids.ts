import type { Call } from '../../contract/call.ts';
import { getCart } from '../../contract/cart.ts';
import { nameOf } from './adapt.ts';
import { isRecord, type JsonObject, pick } from './json.ts';
import type { Sent } from './sent.ts';
import { isSameId } from './values.ts';

const WITH_LINE = /^\/cart\/[a-z-]+\/\{id\}$/i;

/** Some providers number the lines of a cart by their place in it: once one is removed, those behind it have other ids. */
export class CartLineIds {
  /** The lines as the page knows them: product by id, in their order; empty where their ids are no places. */
  #products = new Map<string, unknown>();
  #isShifted = false;

  /** Notes the cart that the page is given, and that a line was removed. */
  note(call: Call, answer: unknown): void {
    if (nameOf(call) === nameOf(getCart)) {
      const lines = linesOf(answer);
      const arePlaces = lines.every(({ id }, index) => [index, index + 1].includes(Number(id)));
      this.#products = new Map(arePlaces ? lines.map((line) => [String(line['id']), productOf(line)]) : []);
      this.#isShifted = false;
    } else if (WITH_LINE.test(call.path) && call.method === 'DELETE') this.#isShifted = true;
  }

  /** The request with the id that the line's product has now, where lines may have moved up. */
  async withCurrentId(call: Call, sent: Sent, readCart: () => Promise<JsonObject | null>): Promise<Sent> {
    const id = sent.path.split('/').at(-1) ?? '';
    if (!this.#isShifted || !WITH_LINE.test(call.path) || !this.#products.has(id)) return sent;
    const product = this.#products.get(id);
    const now = linesOf(await readCart()).find((line) => isSameId(productOf(line), product));
    return now ? { ...sent, path: call.path.replace('{id}', encodeURIComponent(String(now['id']))) } : sent;
  }
}

const linesOf = (cart: unknown): JsonObject[] => {
  const lines = pick(cart, 'data');
  return Array.isArray(lines) ? lines.filter(isRecord) : [];
};

const productOf = (line: JsonObject): unknown => pick(line['product'], 'id');
