import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PanelError } from './PanelError.tsx';
import { t, translated } from '../../i18n/t.ts';

interface Options<P> {
  /** The beginning of the sentence that says it could not be loaded, marked by `msg`. */
  name: string;
  load: () => Promise<{ default: ComponentType<P> }>;
  fallback?: ReactNode;
}

/** A part of an island that is loaded when it is rendered; one that can't be loaded, or throws, offers to try again. */
export function lazyComponent<P extends object>({ name, load, fallback = null }: Options<P>): ComponentType<P> {
  let Loaded = lazy(load);
  return function LazyComponent(props: P) {
    const [retries, setRetries] = useState(0);
    const retry = async () => {
      // Some browsers never fetch a script again that failed once; a reload keeps the view, which is in the URL.
      if (retries > 0 && (await isOnline())) return location.reload();
      setRetries(retries + 1);
    };
    // `lazy` remembers a failure, also for the next mount.
    const renew = () => (Loaded = lazy(load));
    return (
      <ErrorBoundary key={retries} name={name} onError={renew} onRetry={() => void retry()}>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** Offline, a reload would lose the page. */
const isOnline = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

interface BoundaryProps {
  name: string;
  onError: () => void;
  onRetry: () => void;
  children: ReactNode;
}

class ErrorBoundary extends Component<BoundaryProps, { hasError: boolean }> {
  static getDerivedStateFromError = () => ({ hasError: true });

  override state = { hasError: false };

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    const { name, onRetry, children } = this.props;
    if (!this.state.hasError) return children;
    return (
      <div role="alert">
        <PanelError name={translated(name)} message={t('Please check your connection.')} onRetry={onRetry} />
      </div>
    );
  }
}
