import { rupees } from '../../../contract/rupees.ts';
import type { Product } from '../../../contract/product.ts';
import { offer } from '../../format/live-offer.ts';

type Offered = Pick<Product, 'price' | 'stock'>;

/** Updates what search engines and link previews read to the live price and stock. */
export function followOffer(before: Offered, now: Offered): void {
  const { price, availability } = offer(now);
  for (const { firstChild: json } of document.querySelectorAll('script[type="application/ld+json"]'))
    if (json)
      // The text of the node: a script's own Trusted Types would refuse.
      json.nodeValue = (json.nodeValue ?? '')
        .replace(/"price":"[^"]*"/, `"price":"${price}"`)
        .replace(/"availability":"[^"]*"/, `"availability":"${availability}"`);
  for (const meta of document.querySelectorAll<HTMLMetaElement>(
    'meta[name=description],meta[property$=":description"]',
  ))
    meta.content = meta.content.replace(` for ${rupees(before.price)}.`, () => ` for ${rupees(now.price)}.`);
}
