import type { Product } from '../../contract/product.ts';
import { rupees } from '../../contract/rupees.ts';
import './product-text.css';

/** Description, highlights and details of a product; renders nothing without them. */
export function ProductText({ product }: { product: Product }) {
  const { description, highlights, details, packSize, brand, mrp } = product;
  const facts = [
    ...(details ?? []),
    ...(brand ? [{ label: 'Brand', value: brand.name }] : []),
    ...(packSize ? [{ label: 'Net quantity', value: packSize }] : []),
    ...(mrp !== null ? [{ label: 'MRP', value: `${rupees(mrp)}, inclusive of all taxes` }] : []),
  ];
  if (!description && !highlights?.length && facts.length === 0) return null;
  return (
    <section className="product-text" aria-labelledby="about-product">
      <div>
        <h2 id="about-product">About this product</h2>
        {description && <p>{description}</p>}
        {highlights && highlights.length > 0 && (
          <ul>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
      </div>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
