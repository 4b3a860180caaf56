import { sql } from 'drizzle-orm';
import type { Database } from '../provider/db/database.ts';
import { product } from '../provider/db/schema/catalogue.ts';

export type Stock = ReadonlyMap<number, number>;

const readStock = async (db: Database): Promise<Map<number, number>> =>
  new Map(
    (await db.select({ id: product.id, stock: product.stock }).from(product)).map(({ id, stock }) => [id, stock]),
  );

/** What the stock would be without the orders there are; what was missing of a cancelled one has not come back. */
export async function stockBeforeOrders(db: Database): Promise<Stock> {
  const { rows } = await db.execute<{ id: number; ordered: number }>(sql`
    select i.product_id as id, sum(case o.status when 'cancelled' then i.missing else i.quantity end)::int as ordered
    from order_item i join orders o on o.id = i.order_id group by 1`);
  const stock = await readStock(db);
  for (const { id, ordered } of rows) stock.set(id, (stock.get(id) ?? 0) + ordered);
  return stock;
}

const RULES = {
  'an order without items, history or address': sql`
    select o.number from orders o
    where not exists (select from order_item i where i.order_id = o.id)
       or not exists (select from order_history h where h.order_id = o.id and h.status = 'placed')`,
  'an order whose items do not make its total': sql`
    select o.number from orders o
    where o.total_paise <> (select sum(i.price_paise * i.quantity) from order_item i where i.order_id = o.id)
       or o.to_pay_paise <> o.total_paise + o.delivery_paise - o.coupon_paise - o.wallet_paise`,
  'an order paid at the door for other goods than were added': sql`
    select o.number from orders o
    where o.due_paise <> case o.payment_method when 'qr' then coalesce((select sum(i.price_paise * i.quantity)
      from order_item i where i.order_id = o.id and i.added_at is not null), 0) else 0 end`,
  'an order whose status is not the last of its history': sql`
    select o.number from orders o
    where o.status <> (select h.status from order_history h where h.order_id = o.id order by h.id desc limit 1)`,
  'a slot with more or fewer places taken than orders': sql`
    select coalesce(s.date, c.date) from slot_taken s full join (
      select slot_date as date, slot_key, count(*) as orders from orders where status <> 'cancelled' group by 1, 2
    ) c on c.date = s.date and c.slot_key = s.window_key
    where coalesce(s.taken, 0) <> coalesce(c.orders, 0)`,
  'a coupon used more or less often than in orders': sql`
    select c.code from coupon c
    where c.used <> (select count(*) from orders o where o.coupon_id = c.id and o.status <> 'cancelled')`,
  'a line of the wallet that does not add up': sql`
    select id from (
      select id, balance_paise, sum(case kind when 'credit' then amount_paise else -amount_paise end)
        over (partition by customer_id order by id) as sum
      from wallet_transaction
    ) lines where balance_paise <> sum`,
  'a wallet with less than nothing': sql`select id from wallet_transaction where balance_paise < 0`,
  'an order that the wallet did not pay as it says': sql`
    select o.number from orders o left join wallet_transaction w on w.kind = 'debit' and w.note = o.number || ' was placed'
    group by o.id having o.wallet_paise <> coalesce(sum(w.amount_paise), 0) or count(w.id) > 1`,
  'a coupon that took off more than the lines cost that share it': sql`
    select o.number from orders o
    where o.coupon_paise > (select coalesce(sum(i.price_paise * i.quantity), 0) from order_item i
      where i.order_id = o.id and i.shares_coupon)`,
  'missing units whose money was not given back, or not all of it': sql`
    select o.number from orders o join (
      select order_id, sum(price_paise * missing) as missing_paise, bool_or(missing < 0 or missing > quantity) as odd,
        coalesce(sum(price_paise * missing) filter (where shares_coupon), 0) as shared_paise,
        coalesce(sum(price_paise * quantity) filter (where shares_coupon), 0) as sharing_paise
      from order_item group by 1
    ) i on i.order_id = o.id
    where i.odd or o.refund_paise - (select coalesce(sum(r.refund_paise), 0) from order_issue r where r.order_id = o.id)
      <> missing_paise - div(o.coupon_paise::numeric * shared_paise, greatest(sharing_paise, 1))`,
  'a report that was refunded more than was paid, or without having been answered so': sql`
    select o.number from orders o join order_issue r on r.order_id = o.id
    where o.refund_paise > o.wallet_paise + o.to_pay_paise or (r.refund_paise > 0) <> (r.state = 'refunded')`,
  'a cancelled order whose confirmed money is still out': sql`
    select number from orders where status = 'cancelled' and payment_status = 'confirmed'`,
  'money that came back without having been paid, or twice': sql`
    select o.number from orders o
    left join (select order_id, sum(refund_paise) as paise from order_issue group by 1) r on r.order_id = o.id
    left join wallet_transaction w on w.kind = 'credit' and w.note like o.number || ' %'
    cross join lateral (select coalesce(o.paid_paise - o.overpaid_paise, o.to_pay_paise - o.due_paise) as paise) by_qr
    group by o.id, r.paise, by_qr.paise having coalesce(sum(w.amount_paise), 0) <> o.overpaid_paise + case o.status
      when 'cancelled' then o.wallet_paise + case o.payment_status when 'refunded' then by_qr.paise else 0 end
      else case o.payment_status
        when 'confirmed' then case when by_qr.paise = o.to_pay_paise then o.refund_paise else o.credited_paise end
        else coalesce(r.paise, 0) + greatest(o.refund_paise - coalesce(r.paise, 0) - o.to_pay_paise, 0) end end
      or o.credited_paise <> coalesce(sum(w.amount_paise)
        filter (where w.note not like '% was cancelled' and w.note not like '% was paid with more than it came to'), 0)`,
  'a payment that is more than was seen at the bank, or of which more is in the wallet': sql`
    select o.number from orders o
    where (o.paid_paise is null and o.overpaid_paise <> 0) or o.overpaid_paise not between 0 and coalesce(o.paid_paise, 0)
       or (o.paid_paise is not null and o.payment_status not in ('confirmed', 'refunded'))
       or o.paid_paise - o.overpaid_paise > o.to_pay_paise - o.due_paise`,
};

/** Where stock, slots, coupons, money and history do not agree with the orders there are: nowhere, if all is well. */
export async function brokenRules(db: Database): Promise<{ readonly broken: string; readonly rows: unknown[] }[]> {
  const asked = [];
  for (const [broken, rule] of Object.entries(RULES)) asked.push({ broken, rows: (await db.execute(rule)).rows });
  return asked.filter(({ rows }) => rows.length > 0);
}

/** Returns a sentence for each disagreement, with the stock as it was before the orders; none when all agree. */
export async function findFaults(db: Database, before: Stock): Promise<string[]> {
  const faults = (await brokenRules(db)).map(({ broken, rows }) => `${broken}: ${JSON.stringify(rows)}`);
  const now = await stockBeforeOrders(db);
  for (const [id, stock] of before)
    if (now.get(id) !== stock)
      faults.push(`stock of product ${id}: ${now.get(id)} instead of ${stock}, without the orders`);
  return faults;
}
