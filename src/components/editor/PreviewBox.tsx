import type { MouseEvent, ReactNode } from 'react';

/** Links in a preview are looked at, not followed. */
const stay = (event: MouseEvent<HTMLElement>) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

/** What is being edited, as the shop will show it. */
export const PreviewBox = ({ children }: { children: ReactNode }) => (
  <section className="editor-preview" aria-label="Preview" onClick={stay}>
    <p className="xs muted" aria-hidden="true">
      Preview
    </p>
    {children}
  </section>
);
