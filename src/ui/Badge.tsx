import { atMost99 } from '../format/count.ts';

interface Props {
  count: number;
  className?: string;
}

/** A count on an icon; nothing when there is nothing to count. Wide ones end at 99+. */
export const Badge = ({ count, className = '' }: Props) =>
  count > 0 && (
    <span
      className={`indicator-item -top-0.5 -right-1.25 box-content badge h-4.5 min-w-2.5 translate-none rounded-full border-2 border-base-100 px-1 text-xs/none font-bold num badge-accent ${className}`}
      aria-hidden="true"
    >
      {atMost99(count)}
    </span>
  );
