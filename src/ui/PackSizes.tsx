import type { Product } from '../../contract/product.ts';
import { unitPrice } from '../format/pack.ts';
import { rupees } from '../../contract/rupees.ts';
import { paths, slugOf } from '../paths.ts';
import './option-row.css';
import './pack-sizes.css';

/** The other pack sizes of a product: each a page of its own, so these are links. */
export function PackSizes({ product }: { product: Product }) {
  const packs = product.packs ?? [];
  if (packs.length < 2) return null;
  return (
    <nav className="pack-sizes" aria-label="Pack size">
      <h2>Pack size</h2>
      <ul>
        {packs.map((pack) => (
          <li key={pack.id}>
            <a
              className="option num"
              href={paths.product(pack)}
              aria-current={slugOf(pack) === slugOf(product) ? 'page' : undefined}
            >
              <b>{pack.packSize ?? pack.id}</b>
              <span>{pack.stock === 0 ? 'Out of stock' : rupees(pack.price)}</span>
              <span className="xs muted">{unitPrice(pack)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
