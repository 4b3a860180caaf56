import { type ReactNode, useEffect, useRef } from 'react';

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
