import { CloudOff } from '../../ui/icons.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  /** What could not be loaded, as the beginning of a sentence. */
  what: string;
  reason: { readonly message: string };
  onRetry: () => unknown;
}

/** Says that a tab's content did not come, and offers to try again. */
export const PanelError = ({ what, reason, onRetry }: Props) => (
  <EmptyState icon={CloudOff} title={`${what} could not be loaded`} text={reason.message}>
    <button type="button" className="btn btn-outline" onClick={() => void onRetry()}>
      Try again
    </button>
  </EmptyState>
);
