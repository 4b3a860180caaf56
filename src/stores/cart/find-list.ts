import { sameId } from '../../../contract/id.ts';
import { getPacks, type Product } from '../../../contract/product.ts';
import { ask } from '../../api/http.ts';
import { getProduct, searchProducts } from '../../api/product.ts';
import { readList, type Wanted } from '../../format/shopping-list.ts';
import { $pincode } from '../delivery/pincode.ts';
import { limitOf } from './lines.ts';
import {
  choosePack,
  hasNumbers,
  isAlike,
  isOfKind,
  packed,
  type Packed,
  plainTerms,
  ranked,
} from './shopping-list-match.ts';

/** Why a match is for the shopper to look at: another spelling, another thing, several kinds, an amount that is not certain, not just that amount. */
export type Doubt = 'spelling' | 'unlike' | 'kinds' | 'amount' | 'size';

/** A product in one of its packs, and how many of them the line comes to. */
interface Option {
  readonly product: Product;
  readonly quantity: number;
}

/** One thing of a list with what it may mean, the likeliest first; without options it was not found. */
export interface ListLine {
  readonly text: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly chosen: number;
  readonly quantity: number;
  readonly ticked: boolean;
  readonly doubt: Doubt | null;
}

/** How many things of a list are looked for at once. */
const CONCURRENCY = 4;
/** So many are looked through for each thing, and so many of the best in all their packs. */
const CANDIDATES = 12;
const EXPANDED = 3;
/** So many choices beside the first. */
const MAX_ALTERNATIVES = 5;

/** Reads a list and looks for every thing on it. */
export async function findList(list: string): Promise<readonly ListLine[]> {
  const wanted = readList(list);
  const found: ListLine[] = [];
  for (let i = 0; i < wanted.length; i += CONCURRENCY)
    found.push(...(await Promise.all(wanted.slice(i, i + CONCURRENCY).map(findLine))));
  return found;
}

/** One product with all its packs; a provider may keep them under an address of their own. */
async function withPacks({ id }: Product): Promise<Product> {
  const product = await getProduct(id, $pincode.get()?.id);
  return product.packs ? product : { ...product, packs: (await ask(getPacks, { id })).data };
}

const asOption = (product: Product, { pack, quantity }: Packed): Option => ({
  product: { ...product, ...pack },
  quantity,
});

const ONE = { content: null, packs: 1 };

/** Whether how much is wanted may be something else than what was read: a number that nothing accounts for, or a word beside one. */
function isUnclear(
  { text, name, packs, content, unclear }: Wanted,
  product: Product,
  leftOut: readonly string[] | null,
): boolean {
  const isCounted = /\p{N}/u.test(text) || packs !== null || content !== null;
  return (
    unclear ||
    (isCounted && (leftOut ?? []).length > 0) ||
    !hasNumbers(product, name) ||
    // "5 Star" may be its name.
    (packs !== null && packs > 1 && /\p{N}/u.test(product.name) && hasNumbers(product, String(packs)))
  );
}

async function findLine(wanted: Wanted): Promise<ListLine> {
  const { text, name } = wanted;
  const { data, didYouMean, terms, leftOut } = await searchProducts(name, { page: 1, limit: CANDIDATES });
  const all = ranked(data, terms ?? plainTerms(name), name);
  const there = all.filter(({ product }) => limitOf(product) > 0);
  const [first] = there;
  if (!first) return { text, name, options: [], chosen: 0, quantity: 0, ticked: false, doubt: null };

  // Those that fit as well as the first: the one that is sold in the size asked for is meant.
  const equals = there.filter(({ fit }) => fit === first.fit).slice(0, wanted.content ? EXPANDED : 1);
  const choices = await Promise.all(
    equals.map(async ({ product }) => {
      const full = await withPacks(product);
      return { product: full, choice: choosePack(wanted, full) };
    }),
  );
  choices.sort((a, b) => Number(b.choice.exact) - Number(a.choice.exact));
  const [best] = choices as [(typeof choices)[number]];
  const { product, choice } = best;

  const others = there.filter((other) => other.product.name !== product.name);
  const rivals = others
    .slice(0, EXPANDED)
    .filter(
      ({ product: other, fit }) =>
        fit === first.fit && (!wanted.content || other.unitPrice?.unit === choice.pack.unitPrice?.unit),
    );
  const doubt: Doubt | null = didYouMean
    ? 'spelling'
    : !isOfKind(first.fit) || all[0]?.fit !== first.fit
      ? 'unlike'
      : rivals.some(({ product: rival }) => !isAlike(choice.pack, rival))
        ? 'kinds'
        : isUnclear(wanted, product, leftOut)
          ? 'amount'
          : choice.exact
            ? null
            : 'size';

  const packs = (product.packs ?? []).filter((pack) => !sameId(pack.id, choice.pack.id) && limitOf(pack) > 0);
  const options = [
    asOption(product, choice),
    ...choices.slice(1).map((other) => asOption(other.product, other.choice)),
    ...packs.slice(0, 2).map((pack) => asOption(product, packed(wanted, pack))),
    ...others
      .filter((other) => !choices.some(({ product: { id } }) => sameId(id, other.product.id)))
      // As much of another thing is not what was meant.
      .map((other) => asOption(other.product, packed(isOfKind(other.fit) ? wanted : ONE, other.product))),
  ].slice(0, 1 + MAX_ALTERNATIVES);
  return { text, name, options, chosen: 0, quantity: choice.quantity, ticked: !doubt, doubt };
}
