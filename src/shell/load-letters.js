// Inlined in the head of pages whose letters are kept in src/assets, and written before what says a product's page in them (build/scripts/message-scripts.ts).
/** Loads the letters of the page's language where the device has none: it draws the same box for each of them. */
(() => {
  const { dataset, lang, style } = document.documentElement;
  const [letters, range] = LETTERS[lang.slice(0, 2)];
  const context = document.createElement('canvas').getContext('2d');
  context.font = '99px system-ui,sans-serif';
  const widths = [...letters].map((letter) => context.measureText(letter).width);
  if (widths.some((width) => width !== widths[0])) return;
  const sheet = new CSSStyleSheet();
  // As Georgia, the last of the fonts that headings ask for: text comes to it only if it has no letters before.
  sheet.replaceSync(
    `@font-face{font-family:Georgia;src:url(${dataset.letters});unicode-range:${range};font-display:swap}` +
      'html{font-family:system-ui,sans-serif,Georgia}',
  );
  document.adoptedStyleSheets.push(sheet);
  // Not laid out either: Chromium goes on drawing boxes for words that it has measured before their letters were there.
  style.display = 'none';
  const show = () => (style.display = '');
  // No longer: boxes are better than nothing.
  const late = new Promise((resolve) => setTimeout(resolve, 2000));
  window.letters = Promise.race([document.fonts.load('1em Georgia', letters), late]).then(show, show);
})();
