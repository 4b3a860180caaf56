import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { customer } from '../db/schema/customer.ts';

export type CustomerRow = typeof customer.$inferSelect;

export async function findCustomerByPhone(db: Database, phone: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customer).where(eq(customer.phone, phone));
  return row;
}

/** Returns the new customer; undefined when the number is registered already. */
export async function insertCustomer(
  db: Database,
  columns: typeof customer.$inferInsert,
): Promise<CustomerRow | undefined> {
  const [row] = await db.insert(customer).values(columns).onConflictDoNothing().returning();
  return row;
}

export const updateCustomer = (
  db: Database,
  id: number,
  columns: Partial<Pick<CustomerRow, 'name' | 'email'>>,
): Promise<unknown> => db.update(customer).set(columns).where(eq(customer.id, id));

/**
 * Locks a customer's row until the transaction ends, so that what depends on their other rows happens one after another.
 * `no key update`: rows that only refer to it, such as a new cart line, do not wait.
 */
export const lockCustomer = (tx: Database, id: number): Promise<unknown> =>
  tx.select({ id: customer.id }).from(customer).where(eq(customer.id, id)).for('no key update');
