import href from '../styles/whole.css?url';

/**
 * Loads the whole style sheet, once. To read it and to style the page anew takes a phone longer than all that stands before the
 * first paint, so nothing asks for it before that. Islands wait for it (render/react-client.tsx); without scripts the page itself
 * has it.
 */
export function loadWholeStyles(): void {
  if ('stylesWhole' in document.documentElement.dataset || document.querySelector('link[data-whole]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.fetchPriority = 'low';
  link.dataset['whole'] = 'asked';
  link.addEventListener('error', () => {
    link.dataset['whole'] = 'failed';
    addEventListener('online', () => link.replaceWith(link.cloneNode()), { once: true });
  });
  link.href = href;
  document.head.append(link);
}
