import './shop-notice.css';

interface Props {
  text: string;
  /** When it expires. */
  until?: string | null;
}

/** One line on top of every page. */
export const ShopNotice = ({ text, until }: Props) => (
  <aside className="shop-notice" aria-label="Notice" data-until={until ?? undefined}>
    <p className="wrap">{text}</p>
  </aside>
);
