import { keepMount, onMount } from 'nanostores';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { filterProducts, loadMore, productList, reload } from '../../../src/stores/catalogue/product-list.ts';
import { settled } from '../../../src/stores/lib/request.ts';
import { $token } from '../../../src/stores/session/auth.ts';
import { openClient } from '../client-fixture.ts';

const shopping = openClient();
// Mounted anew with the document below, it would write its cookie.
keepMount($token);
const PAGE = 20;
const ALL = 46;

/** The pages that were asked for. */
let asked: number[] = [];

beforeEach(async () => {
  asked = [];
  const first = await shopping.shop.fetch(new Request('http://shop.test/api/product/web/?limit=1'));
  const { data } = (await first.json()) as { data: [object] };
  const goods = Array.from({ length: ALL }, (_, i) => ({ ...data[0], id: i + 1 }));
  shopping.network = async (request) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    asked.push(page);
    return Response.json({ data: goods.slice((page - 1) * PAGE, page * PAGE), count: ALL });
  };
  // Stores load what a page shows, and a build shows nothing.
  vi.stubGlobal('document', { documentElement: { lang: 'en-IN' } });
});

describe('a list of products', () => {
  test('Load more that is pressed before anything listens to the list is not undone by its first load', async () => {
    const of = { categoryId: 1 };
    const $list = productList(of);
    const more = loadMore(of);
    const unbind = $list.listen(() => {});
    await more;
    await settled($list);
    expect($list.get().data).toHaveLength(2 * PAGE);
    expect(asked).toEqual([1, 2]);
    unbind();
  });

  test('a list that is listened to late, as it is hydrated on a slow phone, is asked for once', async () => {
    const $list = productList({ categoryId: 5 });
    const unmounted = vi.fn();
    onMount($list, () => unmounted);
    // As React does when it renders.
    $list.get();
    await vi.waitFor(() => expect($list.value.data).toHaveLength(PAGE));
    await vi.waitFor(() => expect(unmounted).toHaveBeenCalled(), { timeout: 60_000 });
    const unbind = $list.listen(() => {});
    // A load begins once the store is mounted.
    await Promise.resolve();
    await settled($list);
    expect(asked).toEqual([1]);
    unbind();
  });

  test('Load more adds the next page, and asks for it alone', async () => {
    const of = { categoryId: 2 };
    const $list = productList(of);
    const unbind = $list.listen(() => {});
    await vi.waitFor(() => expect($list.get().data).toHaveLength(PAGE));
    await loadMore(of);
    await loadMore(of);
    expect($list.get().data.map(({ id }) => id)).toEqual(Array.from({ length: ALL }, (_, i) => i + 1));
    expect(asked).toEqual([1, 2, 3]);
    unbind();
  });

  test('Load more counts while the same list is being loaded again, and once while one more page is', async () => {
    const of = { categoryId: 3 };
    const $list = productList(of);
    const unbind = $list.listen(() => {});
    await vi.waitFor(() => expect($list.get().data).toHaveLength(PAGE));
    const again = reload(of);
    await Promise.all([loadMore(of), loadMore(of), again]);
    await settled($list);
    expect($list.get().data).toHaveLength(2 * PAGE);
    unbind();
  });

  test('Load more while other filters are being loaded is not for what those show', async () => {
    const of = { categoryId: 4 };
    const $list = productList(of);
    const unbind = $list.listen(() => {});
    await vi.waitFor(() => expect($list.get().data).toHaveLength(PAGE));
    await Promise.all([filterProducts(of, { sortBy: 'name' }), loadMore(of)]);
    await settled($list);
    expect($list.get().data).toHaveLength(PAGE);
    unbind();
  });
});
