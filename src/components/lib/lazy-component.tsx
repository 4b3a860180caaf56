import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { CloudOff } from '../../ui/icons.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Part<P> {
  /** What it is called where it could not be loaded, as the beginning of a sentence. */
  what: string;
  load: () => Promise<{ default: ComponentType<P> }>;
  /** Holds its place meanwhile. */
  wait?: ReactNode;
}

/** A part of an island that is loaded when it is shown. Where it can't be, or breaks, it says so; the rest goes on. */
export function lazyComponent<P extends object>({ what, load, wait = null }: Part<P>): ComponentType<P> {
  let Loaded = lazy(load);
  return function LazyPart(props: P) {
    const [tries, setTries] = useState(0);
    const retry = async () => {
      // Some browsers never ask again for a script that failed once; a reload keeps the view, which is in the address.
      if (tries > 0 && (await isOnline())) return location.reload();
      setTries(tries + 1);
    };
    // Also for whoever leaves this part and comes back to it.
    const renew = () => (Loaded = lazy(load));
    return (
      <PartBoundary key={tries} what={what} onBreak={renew} onRetry={() => void retry()}>
        <Suspense fallback={wait}>
          <Loaded {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

/** Offline, a reload would take away what can be read. */
const isOnline = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

interface BoundaryProps {
  what: string;
  onBreak: () => void;
  onRetry: () => void;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true });

  override state = { broken: false };

  override componentDidCatch(): void {
    this.props.onBreak();
  }

  override render(): ReactNode {
    const { what, onRetry, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <div role="alert">
        <EmptyState icon={CloudOff} title={`${what} could not be loaded`} text="Please check your connection.">
          <button type="button" className="btn btn-outline" onClick={onRetry}>
            Try again
          </button>
        </EmptyState>
      </div>
    );
  }
}
