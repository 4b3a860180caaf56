interface Props {
  text: string;
  /** When it expires. */
  until?: string | null;
}

/** One line on top of every page. */
export const ShopNotice = ({ text, until }: Props) => (
  <aside
    className="bg-tint-spice text-center text-name font-medium text-balance"
    aria-label="Notice"
    data-until={until ?? undefined}
  >
    <p className="wrap py-2">{text}</p>
  </aside>
);
