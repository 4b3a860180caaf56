import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PanelError } from './PanelError.tsx';
import { t, translated } from '../../i18n/t.ts';

interface Options<P> {
  /** The beginning of the sentence that says it could not be loaded, marked by `msg`. */
  name: string;
  load: () => Promise<{ default: ComponentType<P> }>;
  fallback?: ReactNode;
}

/** `preload`: what is loaded before it is rendered is there in the first frame, and moves nothing later. */
type LazyComponent<P> = ComponentType<P> & { readonly preload: () => void };

/** A part of an island that is loaded when it is rendered; one that can't be loaded, or throws, offers to try again. */
export function lazyComponent<P extends object>({ name, load, fallback = null }: Options<P>): LazyComponent<P> {
  let preloaded: ComponentType<P> | undefined;
  let Loaded = lazy(load);
  function LazyComponent(props: P) {
    const [retries, setRetries] = useState(0);
    // `lazy` shows the fallback for a moment even where the script is there.
    const [Preloaded] = useState(() => preloaded);
    const retry = async () => {
      // Some browsers never fetch a script again that failed once; a reload keeps the view, which is in the URL.
      if (retries > 0 && (await isOnline())) return location.reload();
      setRetries(retries + 1);
    };
    // `lazy` remembers a failure, also for the next mount.
    const renew = () => (Loaded = lazy(load));
    return (
      <ErrorBoundary key={retries} name={name} onError={renew} onRetry={() => void retry()}>
        <Suspense fallback={fallback}>{Preloaded ? <Preloaded {...props} /> : <Loaded {...props} />}</Suspense>
      </ErrorBoundary>
    );
  }
  const preload = async () => (preloaded ??= (await load()).default);
  // What can't be loaded now is loaded, or said to be missing, when it is rendered.
  return Object.assign(LazyComponent, { preload: () => void preload().catch(() => undefined) });
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
