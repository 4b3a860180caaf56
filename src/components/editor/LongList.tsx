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
