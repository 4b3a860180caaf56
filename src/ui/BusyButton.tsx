import type { ButtonHTMLAttributes, MouseEvent } from 'react';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** What it asked for is under way. */
  busy: boolean;
}

/** A button that ignores presses while busy, by mouse or by Enter in its form, but keeps the focus: a disabled one loses it. */
export const BusyButton = ({ busy, onClick, ...button }: Props) => (
  <button
    {...button}
    aria-disabled={busy || undefined}
    onClick={(event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))}
  />
);
