// Inlined in the head as it stands: the chosen theme has to be there before the first paint.
{
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark') dataset.theme = 'dark';
    if (theme === 'system') delete dataset.theme;
  } catch {
    // Storage can't be used: light, the default.
  }
}
// The browser may skip a cross-fade, as when a keyboard closes meanwhile. That is no error, so it is not to be reported.
for (const leavingOrArriving of ['pageswap', 'pagereveal']) {
  addEventListener(leavingOrArriving, ({ viewTransition }) => {
    for (const step of ['ready', 'finished']) viewTransition?.[step].catch(() => {});
  });
}
