// Inlined in the head, without comments: the chosen theme has to be there before the first paint.
/** What would do nothing without script is hidden until there is one. */
delete document.documentElement.dataset.scriptless;
/** Without the attribute the page follows the device, live; the browser's own bars go with the page. */
window.showTheme = (theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const [i, own] of ['light', 'dark'].entries()) {
    const media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
    document.querySelectorAll('meta[name="theme-color"]')[i].media = media;
  }
};
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'system') showTheme(theme);
} catch {
  // Storage can't be used: light, the default.
}
// The browser may skip a cross-fade, as when a keyboard closes meanwhile. That is no error, so it is not to be reported.
for (const leavingOrArriving of ['pageswap', 'pagereveal']) {
  addEventListener(leavingOrArriving, ({ viewTransition }) => {
    for (const step of ['ready', 'finished']) viewTransition?.[step].catch(() => {});
  });
}
