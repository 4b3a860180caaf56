import type { ShopAdapter } from '../../src/adapter/extension.ts';

/**
 * The adapter of a made-up shop, “Haatbazaar”, whose provider keeps its catalogue in columns. To use one of your own, put it at the
 * top of the project as `shop.adapter.ts` (its import then begins with `./src/`) and build the site.
 *
 * `answer` only has to bring what came near enough for our own reader: it knows `qty`, `mobile`, `items`, texts for numbers and
 * a few hundred other spellings, so that most calls need nothing here.
 */

/** Haatbazaar’s table: the names of its columns once, then one row for each product. */
interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

const rowsOf = ({ columns, rows }: Table) =>
  rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]])));

/** It refuses by numbers, which stand in its handbook. */
const REFUSALS: Readonly<Record<number, string>> = {
  12: 'This product is sold out.',
  31: 'Please give a number of ten digits.',
};

const adapter: ShopAdapter = {
  // Every call names the branch, and every answer comes as `{ reply: … }`.
  every: {
    request: (sent) => ({ ...sent, headers: { ...sent.headers, 'x-branch': 'behala' } }),
    answer: (received: { reply?: unknown }) => received.reply ?? received,
  },
  // `{ no: 31, column: 'phone' }`
  refusal: ({ no, column }: { no: number; column?: string }) => {
    const message = REFUSALS[no];
    return message && { message, code: `haatbazaar_${no}`, fields: column ? { [column]: message } : {} };
  },
  // A table instead of objects. Prices come in a field of their own make, `1299p`, which is paise.
  'GET /product/web/': {
    answer: (received: { table: Table; of: number }) => ({
      total: received.of,
      items: rowsOf(received.table).map(({ p, ...row }) => ({ ...row, pricePaise: parseInt(String(p), 10) })),
    }),
  },
  // How many are left is asked of its warehouse, and not said where that refuses.
  'GET /product/web/byid/{id}': {
    answer: async (received: { sku: string }, _sent, ask) => {
      const { left } = (await ask(`GET /warehouse/stock?sku=${received.sku}`).catch(() => ({}))) as { left?: number };
      return { ...received, stock: left };
    },
  },
  // It wants its cart line as an array, and in units of half a kilogram.
  'POST /cart/': {
    request: (sent) => {
      const { productId, quantity } = sent.body as { productId: string; quantity: number };
      return { ...sent, body: { add: [[productId, quantity * 2]] } };
    },
  },
  'GET /cart/web/c': {
    answer: (received: { basket: { half_kilos: number }[] }) => ({
      items: received.basket.map(({ half_kilos, ...line }) => ({ ...line, quantity: half_kilos / 2 })),
    }),
  },
  // Haatbazaar makes one order of one Idempotency-Key, so an order without an answer may be sent again.
  keepsIdempotencyKey: true,
};

export default adapter;
