import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of the open view. It takes the focus, so that keyboard and screen reader continue here. */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} className="outline-none lg:text-4xl" tabIndex={-1}>
      {children}
    </h1>
  );
}
