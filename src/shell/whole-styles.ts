import href from '../styles/whole.css?url';

/**
 * Loads the whole style sheet beside the scripts, so that it holds back no paint. Islands wait for it
 * (render/react-client.tsx); without scripts the page itself has it.
 */
export function loadWholeStyles(): void {
  if ('stylesWhole' in document.documentElement.dataset || document.querySelector('link[data-whole]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.fetchPriority = 'low';
  link.dataset['whole'] = '';
  link.addEventListener('error', () => {
    addEventListener('online', () => link.replaceWith(link.cloneNode()), { once: true });
  });
  link.href = href;
  document.head.append(link);
}
