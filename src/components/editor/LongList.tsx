import { type ReactNode, useState } from 'react';

const SHORT = 10;

/** A list whose beginning is shown until the whole is asked for. */
export function LongList<T>({ of, row }: { of: readonly T[]; row: (item: T) => ReactNode }) {
  const [whole, setWhole] = useState(false);
  return (
    <>
      <ul>{(whole ? of : of.slice(0, SHORT)).map(row)}</ul>
      {!whole && of.length > SHORT && (
        <button
          type="button"
          className="mt-2 inline-flex min-h-11 link items-center link-hover"
          onClick={() => setWhole(true)}
        >
          Show all {of.length}
        </button>
      )}
    </>
  );
}

/** A line of a list: what it is, and below that a smaller line; at the end what can be done with it. */
export const ListRow = ({ children, small, end }: { children: ReactNode; small: ReactNode; end?: ReactNode }) => (
  <li className="flex min-h-13 items-center justify-between gap-4 border-b border-base-300 py-1 has-[[role=group]]:flex-wrap">
    <span>
      {children}
      {small && <span className="block text-sm/[1.45] text-muted">{small}</span>}
    </span>
    {end}
  </li>
);
