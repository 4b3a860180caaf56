import type { Customer } from '../e2e/fixtures/customer.ts';

interface List<T> {
  readonly data: readonly T[];
}
interface Found {
  readonly id: number | string;
}

/** Fills a customer's account, so that each page has something to show: an address, a wishlist, an order, a cart. */
export async function fillAccount({ ask, phone, data }: Customer): Promise<{ order: unknown }> {
  const products = await ask<List<Found & { stock: number | null }>>('GET', '/product/web/?limit=20');
  const sold = products.data.filter(({ stock }) => stock === null || stock > 5);
  const pincodes = await ask<List<Found & { pincode: string }>>('GET', '/pincode/web/drop-down');
  const pincodeId = pincodes.data.find(({ pincode }) => pincode === '700019')?.id;
  const address = await ask<{ data: Found }>('POST', '/user-address/', {
    label: 'Home',
    name: data.name,
    phone,
    line1: `Flat ${phone}, 22 Mandeville Gardens`,
    landmark: 'Opposite South Point School',
    city: 'Kolkata',
    pincodeId,
  });
  for (const { id } of sold.slice(4, 8)) await ask('POST', '/wishlist/web', { productId: id });
  const fill = async (lines: readonly Found[]) => {
    for (const [i, { id }] of lines.entries()) await ask('POST', '/cart/', { productId: id, quantity: 1 + (i % 2) });
  };
  await fill(sold.slice(0, 3));
  const slots = await ask<List<Found & { left: number | null }>>('GET', '/delivery-slot/web/list');
  const order = await ask<{ data: unknown }>('POST', '/order', {
    addressId: address.data.id,
    slotId: slots.data.find(({ left }) => left !== 0)?.id,
    couponCode: null,
    paymentMethod: 'cash',
    paymentReference: null,
  });
  await fill(sold.slice(2, 6));
  return { order: order.data };
}
