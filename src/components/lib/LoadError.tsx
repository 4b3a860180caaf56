import { t } from '../../i18n/t.ts';
import { HelpLink } from '../../ui/HelpLink.tsx';

interface Props {
  message: string;
  onRetry: () => unknown;
}

/** Says in a line that something could not be loaded, and offers to try again. */
export const LoadError = ({ message, onRetry }: Props) => (
  <p role="alert">
    {message}{' '}
    <button type="button" className="inline-flex min-h-11 link items-center" onClick={() => void onRetry()}>
      {t('Try again')}
    </button>{' '}
    <HelpLink />
  </p>
);
