import type { ReactNode } from 'react';

interface Props {
  title: string;
  text?: ReactNode;
  /** It is a sentence, not a number. */
  isSentence?: boolean;
  /** What it says changes, and is read out. */
  live?: boolean;
  /** Takes the focus by script. */
  focusable?: boolean;
}

/** What a page is called, and a word on it. */
export const PageHead = ({ title, text, isSentence = false, live = false, focusable = false }: Props) => (
  <header className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1.5 pb-2 md:pt-2 md:pb-4 lg:justify-start lg:pt-3 lg:pb-6">
    <h1 tabIndex={focusable ? -1 : undefined}>{title}</h1>
    {text !== undefined && (
      <p
        className={`wrap-anywhere text-muted ${isSentence ? '' : 'text-sm/[1.45] num'}`}
        role={live ? 'status' : undefined}
      >
        {text}
      </p>
    )}
  </header>
);
