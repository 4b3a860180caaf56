import './product-card.css';
import './skeleton.css';

/** Skeletons of product cards, of exactly their size. */
export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, i) => (
    <div key={i} className="card" aria-hidden="true">
      <div className="ground" />
      <span className="bone bone-price" />
      <span className="bone bone-name" />
      <span className="bone bone-pack" />
    </div>
  ));
