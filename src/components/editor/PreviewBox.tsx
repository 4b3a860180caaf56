import type { MouseEvent, ReactNode } from 'react';

/** Links in a preview are looked at, not followed. */
const stay = (event: MouseEvent<HTMLElement>) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

/** What is being edited, as the shop will show it. */
export const PreviewBox = ({ children }: { children: ReactNode }) => (
  <section
    className="card min-w-0 self-start card-border bg-base-100 px-5 pt-4 pb-6 wrap-anywhere lg:sticky lg:top-4 lg:max-h-[calc(100svh-7rem)] lg:overflow-y-auto"
    aria-label="Preview"
    onClick={stay}
  >
    <p className="mb-3 text-meta/cosy text-muted" aria-hidden="true">
      Preview
    </p>
    {children}
  </section>
);
