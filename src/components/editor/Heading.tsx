import { type ReactNode, useEffect, useRef } from 'react';

/** What is open. It takes the focus when it opens, so that keyboard and screen reader go on from here. */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
