import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { issuePhoto, orderIssue, orderItem } from '../../../../provider/db/schema/order.ts';
import { sweepIssuePhotos } from '../../../../provider/domain/delete-expired.ts';
import { insertIssue, selectIssues } from '../../../../provider/repositories/issue.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());

const daysAgo = (days: number) => new Date(MORNING.getTime() - days * 86_400_000);

test('photos of a report go 180 days after it was made, once it is answered; its words stay', async () => {
  const { body } = await order(await shopper(['tomato', 2]));
  const { id } = body.data as { id: number };
  const [item] = await shop.db.select().from(orderItem).where(eq(orderItem.orderId, id));
  const orderItemId = item?.id ?? 0;
  const said = { orderId: id, orderItemId, kind: 'damaged', quantity: 1 } as const;
  await insertIssue(shop.db, { ...said, at: daysAgo(181), state: 'refunded', text: 'old' }, [Buffer.from('a')]);
  await insertIssue(shop.db, { ...said, at: daysAgo(181), state: 'reported', text: 'open' }, [Buffer.from('b')]);
  await insertIssue(shop.db, { ...said, at: daysAgo(179), state: 'declined', text: 'new' }, [Buffer.from('c')]);

  await sweepIssuePhotos(shop.db, MORNING);

  const left = (await selectIssues(shop.db, [id])).map(({ text, photos }) => [text, photos.length]);
  expect(left).toEqual([
    ['old', 0],
    ['open', 1],
    ['new', 1],
  ]);
  await shop.db.delete(issuePhoto);
  await shop.db.delete(orderIssue);
});
