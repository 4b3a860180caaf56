import href from '../styles/late.css?url';

/** Loads the style sheet of dialogs and toasts once the page stands; until it is there they are out of sight. */
export function loadLateStyles(): void {
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}

function load(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.addEventListener('load', show);
  link.addEventListener('error', () => {
    // A message without its look is better than none.
    show();
    link.remove();
    addEventListener('online', load, { once: true });
  });
  link.href = href;
  document.head.append(link);
}

const show = (): void => {
  document.documentElement.dataset.lateStyles = '';
};
