import { describe, expect, test } from 'vitest';
import { slugInAddress } from '../../../src/stores/catalogue/product.ts';
import { $deskView } from '../../../src/stores/desk/view.ts';
import { $view } from '../../../src/stores/editor/view.ts';
import { $hash } from '../../../src/stores/lib/url-hash.ts';

describe('an address that nobody can read', () => {
  test.each(['%', '%E0%A4%A', '100%', 'goods/%zz'])('is no fault of the desk and the editor: #%s', (hash) => {
    $hash.set(hash);
    expect($view.get()).toBe(hash);
    expect($deskView.get().screen).toBe(hash.startsWith('goods') ? 'goods' : 'orders');
  });

  test('is read where it can be', () => {
    $hash.set('page%3Aabout');
    expect($view.get()).toBe('page:about');
    $hash.set('orders%2F7');
    expect($deskView.get()).toEqual({ screen: 'orders', id: '7', item: null });
    $hash.set('shop/coupons/5');
    expect($deskView.get()).toEqual({ screen: 'shop', id: 'coupons', item: '5' });
    expect(slugInAddress('/product/%E0%A6%86%E0%A6%B2%E0%A7%81')).toBe('আলু');
    expect(slugInAddress('/product/%')).toBe('%');
  });
});
