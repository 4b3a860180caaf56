import { config } from '../config.ts';

/** The browser's own navigation, where it tells of it. https://developer.mozilla.org/docs/Web/API/Navigation */
interface NavigateEvent extends Event {
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly canIntercept: boolean;
  readonly destination: { readonly sameDocument: boolean; readonly url: string };
}

/**
 * Tells when a change of route is taking so long that it should be seen, and when it is over: shown, failed, stopped,
 * or come back from the cache.
 */
export function watchNavigation(show: (loading: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const on = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      show(true);
      // No browser tells of a change that leads nowhere, such as a download.
      timer = setTimeout(off, config.spinnerLimit);
    }, config.spinnerDelay);
  };
  const off = () => {
    clearTimeout(timer);
    show(false);
  };

  const { navigation } = window as { navigation?: EventTarget };
  if (navigation) {
    navigation.addEventListener('navigate', (event) => leaves(event as NavigateEvent) && on());
    navigation.addEventListener('navigateerror', off);
    navigation.addEventListener('navigatesuccess', off);
  } else {
    addEventListener('click', (event) => followsLink(event) && on());
    addEventListener('submit', (event) => !event.defaultPrevented && on());
  }
  addEventListener('pageshow', off);
  addEventListener('pagehide', off);
  // Escape is the browser's own key for Stop.
  addEventListener('keydown', ({ key }) => key === 'Escape' && off());
}

const leaves = ({ hashChange, downloadRequest, destination }: NavigateEvent): boolean =>
  !hashChange &&
  downloadRequest === null &&
  !destination.sameDocument &&
  new URL(destination.url).origin === location.origin;

function followsLink(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  const sameDocument = link.href.split('#')[0] === location.href.split('#')[0];
  return link.origin === location.origin && !link.target && !link.download && !sameDocument;
}
