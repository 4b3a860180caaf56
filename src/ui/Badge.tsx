/** A count on an icon; nothing when there is nothing to count. Wide ones end at 99+. */
export const Badge = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="badge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
