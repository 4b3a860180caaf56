import { rupees } from '../../../contract/rupees.ts';
import type { Product } from '../../../contract/product.ts';
import { offer } from '../../format/offer.ts';

type Offered = Pick<Product, 'price' | 'stock'>;

/** Search engines that run scripts, and whoever shares the page, read what it shows now, not what the build knew. */
export function followOffer(before: Offered, now: Offered): void {
  const { price, availability } = offer(now);
  for (const { firstChild: json } of document.querySelectorAll('script[type="application/ld+json"]'))
    if (json)
      // The text of the node: a script's own Trusted Types would refuse.
      json.nodeValue = (json.nodeValue ?? '')
        .replace(/"price":"[^"]*"/, `"price":"${price}"`)
        .replace(/"availability":"[^"]*"/, `"availability":"${availability}"`);
  for (const said of document.querySelectorAll<HTMLMetaElement>(
    'meta[name=description],meta[property$=":description"]',
  ))
    said.content = said.content.replace(` for ${rupees(before.price)}.`, () => ` for ${rupees(now.price)}.`);
}
