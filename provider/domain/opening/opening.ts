import { inArray } from 'drizzle-orm';
import type { NoticeValue } from '../../../contract/content-item.ts';
import { findDemoValues, type Identity, namesDemo } from '../../../contract/demo-identity.ts';
import { LEGAL_PAGES, type LegalPage, type Opening, type PageFault } from '../../../contract/desk-opening.ts';
import { msg } from '../../../contract/msg.ts';
import { inOtherLocales } from '../../../contract/other-locales.ts';
import { pincode } from '../../db/schema/address.ts';
import { product } from '../../db/schema/catalogue.ts';
import { cmsPage } from '../../db/schema/content.ts';
import { slotWindow } from '../../db/schema/delivery.ts';
import type { Database } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.ts';
import { conflict } from '../errors.ts';
import { translationOf } from '../sentence.ts';
import { isClear, type Obstacles } from './obstacles.ts';
import { DRAFTS, readPage } from './draft-pages.ts';

interface Shop {
  readonly db: Database;
  readonly settings: Pick<Settings, 'demo'>;
  readonly identity: Identity;
}

const SENTENCE = msg('This shop is not open yet.');

/** What a draft asks its owner to fill in or to take out: its first paragraph, and whatever stands in brackets. */
const blanksOf = (draft: string): string[] => [
  draft.split('\n', 1)[0] ?? '',
  ...(draft.match(/\[[^\][]+\](?!\()/g) ?? []),
];

let blanks: Promise<ReadonlyMap<LegalPage, string[]>> | undefined;
const readBlanks = async () =>
  new Map(
    await Promise.all(
      LEGAL_PAGES.map(
        async (page) => [page, blanksOf((await readPage(new URL(`${page}.md`, DRAFTS))).content)] as const,
      ),
    ),
  );

async function findPageFaults(db: Database): Promise<Opening['pages']> {
  const blanksIn = await (blanks ??= readBlanks());
  const published = await db
    .select()
    .from(cmsPage)
    .where(inArray(cmsPage.id, [...LEGAL_PAGES]));
  const faultOf = (page: LegalPage): PageFault | undefined => {
    const there = published.find(({ id }) => id === page);
    if (!there) return 'missing';
    const texts = [there.content, ...Object.values(there.translations ?? {}).map((one) => one?.content ?? '')];
    if (texts.some(namesDemo)) return 'demo';
    if (blanksIn.get(page)?.some((blank) => there.content.includes(blank))) return 'draft';
    return undefined;
  };
  return LEGAL_PAGES.flatMap((page) => {
    const fault = faultOf(page);
    return fault ? [{ page, fault }] : [];
  });
}

/** What keeps a shop closed; nothing keeps the demo so. */
export async function findObstacles({ db, settings, identity }: Shop): Promise<Obstacles> {
  if (settings.demo) return { demoValues: [], pages: [] };
  return { demoValues: findDemoValues(identity), pages: await findPageFaults(db) };
}

export const isOpen = async (shop: Shop): Promise<boolean> => isClear(await findObstacles(shop));

/** @throws {ProviderError} 409 while nobody may order */
export async function refuseWhileClosed(shop: Shop): Promise<void> {
  if (!(await isOpen(shop))) throw conflict('shop_closed', SENTENCE);
}

/** Stands on top of every page while nobody may order. */
export const CLOSED_NOTICE: NoticeValue = {
  kind: 'notice',
  text: SENTENCE,
  from: null,
  until: null,
  translations: inOtherLocales((locale) => {
    const text = translationOf(SENTENCE, locale);
    return text ? { text } : null;
  }),
};

/** What an owner has to do before anybody can order. */
export async function findOpening(shop: Shop): Promise<Opening> {
  const { db, settings } = shop;
  const obstacles = await findObstacles(shop);
  const [products, pincodes, slots] = await Promise.all([
    db.$count(product),
    db.$count(pincode),
    db.$count(slotWindow),
  ]);
  return { isOpen: isClear(obstacles), isDemo: settings.demo, ...obstacles, counts: { products, pincodes, slots } };
}
