import { config } from '../config.ts';
import { isPlainClick } from '../ui/plain-click.ts';

/** Where the browser has the Navigation API. https://developer.mozilla.org/docs/Web/API/Navigation */
interface NavigateEvent extends Event {
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly canIntercept: boolean;
  readonly destination: { readonly sameDocument: boolean; readonly url: string };
}

/**
 * Calls back with true when a navigation takes longer than `spinnerDelay`, and with false when it has ended: loaded, failed,
 * stopped, or restored from the back/forward cache.
 */
export function watchNavigation(onChange: (loading: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(true);
      // No event tells that a navigation led to no page, such as to a download.
      timer = setTimeout(end, config.spinnerLimit);
    }, config.spinnerDelay);
  };
  const end = () => {
    clearTimeout(timer);
    onChange(false);
  };

  const { navigation } = window as { navigation?: EventTarget };
  if (navigation) {
    navigation.addEventListener('navigate', (event) => leavesPage(event as NavigateEvent) && start());
    navigation.addEventListener('navigateerror', end);
    navigation.addEventListener('navigatesuccess', end);
  } else {
    addEventListener('click', (event) => followsLink(event) && start());
    addEventListener('submit', (event) => !event.defaultPrevented && start());
  }
  addEventListener('pageshow', end);
  addEventListener('pagehide', end);
  // Escape stops loading in the browser too.
  addEventListener('keydown', ({ key }) => key === 'Escape' && end());
}

const leavesPage = ({ hashChange, downloadRequest, destination }: NavigateEvent): boolean =>
  !hashChange &&
  downloadRequest === null &&
  !destination.sameDocument &&
  new URL(destination.url).origin === location.origin;

function followsLink(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || !isPlainClick(event)) return false;
  const sameDocument = link.href.split('#')[0] === location.href.split('#')[0];
  return link.origin === location.origin && !link.target && !link.download && !sameDocument;
}
