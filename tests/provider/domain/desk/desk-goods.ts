import { EDITOR } from '../../editing.ts';
import { type Answered, idOf, openShop, type Shop } from '../../open.ts';

export interface DeskGoods {
  readonly shop: Shop;
  /** Calls the desk. */
  readonly ask: (method: string, path: string, body?: object) => Promise<Answered>;
  /** A product as the desk has it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly product: (slug: string) => Promise<any>;
  /** Changes fields of a product, on top of what is there or of `basedOn`. */
  readonly change: (slug: string, to: object, basedOn?: object) => Promise<Answered>;
  readonly history: (slug: string) => Promise<{ action: string; by: string; before: object; after: object }[]>;
}

/** A shop and its desk. */
export async function openDeskGoods(shop?: Shop): Promise<DeskGoods> {
  const opened = shop ?? (await openShop({ EDITOR_KEY: EDITOR['x-editor-key'] }));
  const ask: DeskGoods['ask'] = (method, path, body) =>
    opened.ask(method, `/desk/goods${path}`, { headers: EDITOR, body });
  const product: DeskGoods['product'] = async (slug) =>
    (await ask('GET', `/${await idOf(opened, slug)}`)).body.data as unknown;
  return {
    shop: opened,
    ask,
    product,
    change: async (slug, to, basedOn) => {
      const is = (await product(slug)) as Record<string, unknown> & { photos: { id: string }[] };
      const known = { ...is, photos: is.photos.map(({ id }) => id) } as Record<string, unknown>;
      const based = basedOn ?? Object.fromEntries([...Object.keys(to), 'sold'].map((field) => [field, known[field]]));
      return ask('PUT', '', { by: 'Rina Das', changes: [{ id: is['id'], basedOn: based, to }] });
    },
    history: async (slug) => {
      const subject = `product:${await idOf(opened, slug)}`;
      return (await opened.ask('GET', `/desk/history?subject=${subject}`, { headers: EDITOR })).body.data as [];
    },
  };
}
