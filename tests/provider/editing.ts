import sharp from 'sharp';
import type { ContentItem, ContentValue, PageValue } from '../../contract/content-item.ts';
import { openShop, type Answered, type Shop } from './open.ts';

/** What lets an editor in. */
export const EDITOR = { 'x-editor-key': 'the key of all the tests, long enough' };

export const BANNER_VALUE = {
  kind: 'banner',
  screens: 'both',
  title: 'Poush mela',
  text: 'Pithe, patishapta and nolen gur',
  link: '/categories',
  tint: 'clay',
} as const;

/** The body that begins a banner. */
export const BANNER = { by: 'Rina Das', value: BANNER_VALUE };

/** A small picture as an editor's browser sends it. */
export const aPicture = async (colour = '#8a5200'): Promise<string> =>
  (
    await sharp({ create: { width: 40, height: 20, channels: 3, background: colour } })
      .png()
      .toBuffer()
  ).toString('base64');

export interface Editing {
  readonly shop: Shop;
  readonly edit: (method: string, path: string, body?: unknown) => Promise<Answered>;
  readonly item: (id: string) => Promise<ContentItem>;
  /** Saves a draft on top of what is there, and gives it back. */
  readonly save: (id: string, value: unknown, by?: string) => Promise<ContentItem>;
  readonly publish: (...items: readonly ContentItem[]) => Promise<Answered>;
}

/** A shop with an editor in it. */
export async function openEditing(environment: Record<string, string> = {}): Promise<Editing> {
  const shop = await openShop({ EDITOR_KEY: EDITOR['x-editor-key'], ...environment });
  const edit: Editing['edit'] = (method, path, body) => shop.ask(method, `/editor${path}`, { body, headers: EDITOR });
  const item = async (id: string) => (await edit('GET', `/content-items/${id}`)).body.data as ContentItem;
  return {
    shop,
    edit,
    item,
    save: async (id, value, by = 'Rina Das') => {
      const { version } = await item(id);
      const { status, body } = await edit('PUT', `/content-items/${id}`, { by, basedOn: version, value });
      if (status !== 200) throw new Error(`${id} was not saved: ${JSON.stringify(body)}`);
      return body.data as ContentItem;
    },
    publish: (...items) =>
      edit('POST', '/publish', { by: 'Rina Das', items: items.map(({ id, version }) => ({ id, version })) }),
  };
}

export const aboutPage = (
  content: string,
  title = 'About',
  translations: PageValue['translations'] = null,
): ContentValue => ({ kind: 'page', title, content, translations });
