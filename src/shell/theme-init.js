// Inlined in the head, minified, with what build/scripts/minify-script.ts puts in: the stored theme has to apply before the first paint.
/** Controls that need JavaScript are hidden while this attribute is there. */
delete document.documentElement.dataset.scriptless;
/** Where the browser understands speech, the search box has a button for it. */
if ('SpeechRecognition' in window || 'webkitSpeechRecognition' in window) document.documentElement.dataset.voice = '';
/** Without `data-theme` the page follows the device's colour scheme; the browser's toolbar follows the page by `theme-color`. */
window.applyTheme = (theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const [i, scheme] of ['light', 'dark'].entries()) {
    const media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
    document.querySelectorAll('meta[name="theme-color"]')[i].media = media;
  }
};
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'system') applyTheme(theme);
} catch {
  // Without storage: light, the default.
}
// A product's page has one address: for whoever has chosen another language it is said in that before it is seen. The scripts for it
// are written by build/scripts/message-scripts.ts.
try {
  const { dataset, style } = document.documentElement;
  const { language } = localStorage;
  if (dataset.words && OTHER_LOCALES.includes(language)) {
    const show = () => (style.opacity = '');
    style.opacity = 0;
    // No longer: English is better than nothing.
    setTimeout(show, 2000);
    window.translated = import(/* @vite-ignore */ `/_astro/words-${language}.${dataset.words}.js`).then(show, show);
  }
} catch {
  // Without storage: English.
}
// A skipped view transition rejects its promises, which is no error to report.
for (const type of ['pageswap', 'pagereveal']) {
  addEventListener(type, ({ viewTransition }) => {
    for (const phase of ['ready', 'finished']) viewTransition?.[phase].catch(() => {});
  });
}
// What is clicked or changed before early-client.ts is there, which takes it over.
window.firstUsed = [];
window.onclick = window.onchange = ({ target }) => firstUsed.push(target);
/** Once the page is painted, with its first picture; at once where it is not seen yet: prerendered, or in a tab behind. */
window.painted = new Promise((resolve) => {
  if (document.hidden) addEventListener('DOMContentLoaded', resolve);
  else
    new PerformanceObserver(async (_, observer) => {
      observer.disconnect();
      // No picture is waited for longer; where the first paint has come late, the line is slow, and a lead is enough.
      setTimeout(resolve, performance.now() > 600 ? 200 : 1000);
      await document
        .querySelector('img[fetchpriority]')
        ?.decode()
        .catch(() => {});
      requestAnimationFrame(() => setTimeout(resolve));
    }).observe({ type: 'paint', buffered: true });
});
/** Asks for the scripts of the page's islands, which build/scripts/shared-scripts.ts names, all at once. What makes calls comes last. */
window.fetchScripts = (rel) => {
  const named = document.querySelector('[data-scripts]');
  const urls = JSON.parse(named?.textContent ?? '[]');
  if (named && ('calls' in named.dataset || document.cookie.includes('token='))) urls.push(named.dataset.httpClient);
  for (const href of urls)
    document.head.append(Object.assign(document.createElement('link'), { rel, fetchPriority: 'low', href }));
};
// Once the page is painted, where islands wait for nobody: what is seen first has the network for itself.
painted.then(() => document.querySelector('[data-at-once]') && fetchScripts('modulepreload'));
