import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

const TIMEOUT_MS = 2_000;

/** Whether the database answers, and soon. */
export async function isAnswering(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, false);
  });
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([asked, tooLate]);
  clearTimeout(timer);
  return answered;
}
