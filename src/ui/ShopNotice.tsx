interface Props {
  /** Without one it is a hidden place, which shell/shop-notice.js fills. */
  text?: string;
}

/** One line on top of every page. */
export const ShopNotice = ({ text }: Props) => (
  <aside
    id="notice"
    className="bg-tint-spice text-center text-name font-medium text-balance"
    aria-label="Notice"
    hidden={!text}
  >
    <p className="wrap py-2">{text}</p>
  </aside>
);
