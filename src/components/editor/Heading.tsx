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

/** The heading of what a button has brought about. It takes the focus, since that button is gone. */
export function OutcomeHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} id={id} className="scroll-mt-4 text-xl wrap-anywhere outline-none" tabIndex={-1}>
      {children}
    </h2>
  );
}
