import { t } from '../i18n/t.ts';
import { paths } from '../paths.ts';

/** Errors are only ever rendered in a browser; the page says whether the shop has a page of help. */
const hasHelp = (): boolean => typeof document !== 'undefined' && 'help' in document.documentElement.dataset;

/** The way to the page of help, beside an error; nothing where the shop has none. */
export const HelpLink = () =>
  hasHelp() ? (
    <a className="inline-flex min-h-11 link items-center" href={paths.cms('help')}>
      {t('Help')}
    </a>
  ) : null;
