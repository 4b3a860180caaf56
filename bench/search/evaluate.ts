import { and, eq } from 'drizzle-orm';
import type { Product } from '../../contract/product.ts';
import { createApp } from '../../provider/app.ts';
import type { Database } from '../../provider/db/database.ts';
import { category, product, subCategory } from '../../provider/db/schema/catalogue.ts';
import { readSettings } from '../../provider/settings/settings.ts';
import { readList } from '../../src/format/shopping-list.ts';
import { plainTerms, ranked } from '../../src/stores/cart/shopping-list-match.ts';
import { TOKEN_SECRET } from '../../harness/token-secret.ts';
import type { Candidate, Judged } from './judged.ts';
import { judge, type Score } from './score.ts';

/** What is judged: results, suggestions while typing, or what the browser chooses for a line of a pasted list. */
type Kind = 'results' | 'suggestions' | 'list';

/** As many as the browser looks through for each line of a list. */
const CANDIDATES = 12;

type Ask = (call: string, typed: string) => Promise<{ data: readonly Product[]; terms?: string[][] | null }>;

async function find(ask: Ask, kind: Kind, typed: string): Promise<readonly Product[]> {
  if (kind === 'results') return (await ask('?limit=10', typed)).data;
  if (kind === 'suggestions') return (await ask('v1?', typed)).data;
  const name = readList(typed)[0]?.name ?? '';
  const { data, terms } = await ask(`?limit=${CANDIDATES}`, name);
  return ranked(data, terms ?? plainTerms(name), name).map((choice) => choice.product);
}

/** The shop's products by id, described by `fileCandidates` where they came from a file, else by the database. */
async function selectCandidates(
  db: Database,
  fileCandidates?: ReadonlyMap<string, Candidate>,
): Promise<Map<number, Candidate>> {
  const rows = await db
    .select({ id: product.id, sku: product.sku, name: product.name, of: category.name, sub: subCategory.name })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .leftJoin(subCategory, eq(subCategory.id, product.subCategoryId))
    .where(and(product.listed, product.active));
  return new Map(
    rows.map(({ id, sku, name, of, sub }) => [
      id,
      fileCandidates?.get(sku) ?? { name, categoryPath: `${of} > ${sub ?? ''}` },
    ]),
  );
}

export async function evaluate(
  set: string,
  db: Database,
  judged: readonly Judged[],
  { kind = 'results', fileCandidates }: { kind?: Kind; fileCandidates?: ReadonlyMap<string, Candidate> } = {},
): Promise<Score> {
  const app = createApp({ db, settings: readSettings({ TOKEN_SECRET }) });
  const ask: Ask = async (call, typed) => {
    const answer = await app.request(
      `/api/product/web/search/${call}${call.endsWith('?') ? '' : '&'}searchKey=${encodeURIComponent(typed)}`,
    );
    if (!answer.ok) throw new Error(`“${typed}” was answered with ${answer.status}.`);
    return (await answer.json()) as Awaited<ReturnType<Ask>>;
  };
  const candidates = await selectCandidates(db, fileCandidates);
  const shop = [...candidates.values()];
  const sold = judged.filter(({ isRight }) => shop.some(isRight));
  const found = [];
  for (const { query } of sold) {
    const began = performance.now();
    const products = await find(ask, kind, query);
    const ms = performance.now() - began;
    found.push({ ms, products: products.flatMap(({ id }) => candidates.get(Number(id)) ?? []) });
  }
  return judge(set, sold, found, shop);
}
