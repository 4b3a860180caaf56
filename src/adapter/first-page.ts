import { isRecord, pick } from './json.ts';
import type { Memory } from './memory.ts';
import { find } from './names.ts';
import type { Sent } from './sent.ts';
import { inOrAround, PAGES } from './unwrap.ts';
import { flag, number } from './values.ts';

const AROUND = [...PAGES, 'pageable'];

/** Whether an answer to a request for page 1 says that a page comes before it. */
const hasOneBefore = inOrAround(AROUND, (around): true | undefined => {
  const isFirst = flag(find(around, 'list.isFirst'));
  const page = number(find(around, 'list.number'));
  const pages = number(find(around, 'list.totalPages'));
  return isFirst === false || (page === 1 && isFirst === undefined && pages === 1) ? true : undefined;
});

/** Whether a list that was asked for without a page says that its first is page 0. */
const beginsWithZero = inOrAround(AROUND, (around): true | undefined =>
  number(find(around, 'list.number')) === 0 && flag(find(around, 'list.isFirst')) === true ? true : undefined,
);

/** Sends a request for a page, counted from 1; from 0 at a provider whose answers show that it counts so. */
export async function fromFirstPage<T extends { readonly body: unknown }>(
  sent: Sent,
  memory: Memory,
  send: (sent: Sent) => Promise<T>,
): Promise<T> {
  const page = sent.method === 'GET' ? number(pick(sent.query, 'page')) : undefined;
  if (page === undefined || page < 1) {
    const received = await send(sent);
    if (!memory.countsPagesFromZero && beginsWithZero(received.body)) memory.noteFirstPageIsZero();
    return received;
  }
  const before = () => send({ ...sent, query: { ...sent.query, page: page - 1 } });
  if (memory.countsPagesFromZero) return before();
  const received = await send(sent);
  if (page !== 1 || !isRecord(received.body) || hasOneBefore(received.body) !== true) return received;
  memory.noteFirstPageIsZero();
  return before();
}
