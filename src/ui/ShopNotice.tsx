import { t } from '../i18n/t.ts';
interface Props {
  /** Without one it is a hidden place, which shell/shop-notice.js fills. */
  text?: string;
  lang?: string | undefined;
}

/** One line on top of every page. */
export const ShopNotice = ({ text, lang }: Props) => (
  <aside
    id="notice"
    className="bg-tint-spice text-center text-name font-medium text-balance"
    aria-label={t('Notice')}
    hidden={!text}
  >
    <p className="wrap py-2" lang={lang}>
      {text}
    </p>
  </aside>
);
