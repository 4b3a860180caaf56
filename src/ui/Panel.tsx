import type { HTMLAttributes } from 'react';

/** A box with a hairline around what belongs together. */
export const Panel = ({ className = '', ...props }: HTMLAttributes<HTMLDivElement>) => (
  <div className={`panel ${className}`.trim()} {...props} />
);
