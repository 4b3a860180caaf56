import { HTTPError } from 'ky';
import { getBrands } from '../../contract/brand.ts';
import type { Call } from '../../contract/call.ts';
import { getCategories, getSubCategories } from '../../contract/category.ts';
import { adapt, nameOf } from './adapt.ts';
import type { Sent } from './sent.ts';
import { isRecord, type JsonObject } from './json.ts';
import type { Kind, TaxonomyLists } from './reading.ts';
import { subCategoriesIn } from './read/tree.ts';

/** Makes a further call, through the shop's own extension, and returns the received body. */
export type Further = (call: Call, sent: Sent) => Promise<unknown>;

const CALLS: Readonly<Record<Kind, Call>> = {
  category: getCategories,
  subCategory: getSubCategories,
  brand: getBrands,
};
const NOT_IMPLEMENTED = [404, 405, 501];

/** Names of categories, sub-categories and brands, for products that carry an id or a name alone; each list is asked for once. */
export class Taxonomy {
  readonly #lists = new Map<Kind, Promise<readonly JsonObject[]>>();
  /** The categories with what stands within them, for a provider that has no call for sub-categories. */
  #tree: Promise<unknown> | undefined;

  /** The lists of these kinds. */
  async listsFor(incomplete: readonly Kind[], sent: Sent, further: Further): Promise<TaxonomyLists> {
    const lists = incomplete.map(async (kind) => [kind, await this.#list(kind, sent, further)] as const);
    return Object.fromEntries(await Promise.all(lists));
  }

  /** Asks the call; sub-categories that a provider has no call for may stand within its categories. */
  async answering(call: Call, sent: Sent, further: Further, ask: (sent: Sent) => Promise<unknown>): Promise<unknown> {
    try {
      return await ask(sent);
    } catch (error) {
      const isMissing = error instanceof HTTPError && NOT_IMPLEMENTED.includes(error.response.status);
      if (!isMissing || !nameOf(call).startsWith('GET /product-subcategory/web/')) throw error;
      const all = subCategoriesIn(await this.#readTree(sent, further));
      if (all.length === 0) throw error;
      const [, parent] = /\/category\/(.+)/.exec(sent.path) ?? [];
      return {
        data: all.filter(({ categoryId }) => parent === undefined || String(categoryId) === decodeURIComponent(parent)),
      };
    }
  }

  #readTree(sent: Sent, further: Further): Promise<unknown> {
    const path = { path: getCategories.path, query: undefined };
    this.#tree ??= further(getCategories, { ...sent, ...path }).catch((error: unknown) => {
      this.#tree = undefined;
      throw error;
    });
    return this.#tree;
  }

  #list(kind: Kind, { headers }: Sent, further: Further): Promise<readonly JsonObject[]> {
    const list = this.#lists.get(kind) ?? readList(CALLS[kind], headers, further);
    this.#lists.set(kind, list);
    return list;
  }
}

/** Empty where the call fails: products then do without. */
async function readList(call: Call, headers: Sent['headers'], further: Further): Promise<readonly JsonObject[]> {
  try {
    const { answer } = adapt(call, await further(call, { method: 'GET', path: call.path, headers }));
    return isRecord(answer) && Array.isArray(answer['data']) ? answer['data'].filter(isRecord) : [];
  } catch {
    return [];
  }
}
