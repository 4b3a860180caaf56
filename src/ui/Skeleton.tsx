import type { CardLook } from './card-look/card-look.ts';

/** Skeletons of product cards, of exactly their size. */
export const CardSkeletons = ({ count, look }: { count: number; look: CardLook }) =>
  Array.from({ length: count }, (_, i) => (
    <div key={i} className="card min-w-0" aria-hidden="true">
      <div className={`rounded-box bg-tint-sand ${look.ground}`} />
      <span className="my-0.75 h-4.5 w-2/5 skeleton" />
      <span className="mt-1.25 mb-0.75 h-3.5 w-[85%] skeleton" />
      <span className="mt-1.25 h-3 w-3/5 skeleton" />
    </div>
  ));
