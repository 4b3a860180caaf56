import href from '../styles/late.css?url';

/**
 * Loads the style sheet of dialogs and toasts, after all that the page shows. Until it is there they are out of sight; a
 * message without its look is better than none, so they are shown also where it can't be loaded.
 */
export function loadLateStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.fetchPriority = 'low';
  link.addEventListener('load', show);
  link.addEventListener('error', () => {
    show();
    link.remove();
    addEventListener('online', loadLateStyles, { once: true });
  });
  link.href = href;
  document.head.append(link);
}

const show = (): void => {
  document.documentElement.dataset.lateStyles = '';
};
