import { EmptyState } from '../../ui/EmptyState.tsx';
import { CloudOff } from '../../ui/icons.ts';
import { t } from '../../i18n/t.ts';

interface Props {
  /** The beginning of the sentence that says it could not be loaded. */
  name: string;
  message: string;
  onRetry: () => unknown;
}

/** Says that content could not be loaded, and offers to try again. */
export const PanelError = ({ name, message, onRetry }: Props) => (
  <EmptyState help icon={CloudOff} title={t('{name} could not be loaded', { name })} text={message}>
    <button type="button" className="btn btn-outline btn-primary" onClick={() => void onRetry()}>
      {t('Try again')}
    </button>
  </EmptyState>
);
