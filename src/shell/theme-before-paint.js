// Inlined in the head as it stands: the chosen theme has to be there before the first paint.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark') document.documentElement.dataset.theme = 'dark';
  if (theme === 'system') delete document.documentElement.dataset.theme;
} catch {
  // Storage can't be used: light, the default.
}
