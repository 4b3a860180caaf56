import './product-card.css';

/** Skeletons of product cards, of exactly their size. */
export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, i) => (
    <div key={i} className="card" aria-hidden="true">
      <div className="ground" />
      <span className="my-0.75 h-4.5 w-2/5 skeleton" />
      <span className="mt-1.25 mb-0.75 h-3.5 w-[85%] skeleton" />
      <span className="mt-1.25 h-3 w-3/5 skeleton" />
    </div>
  ));
