// Inlined at the start of the body, minified: the notice that was known last has to be there before the first paint.
/** Shows the notice of /notice.json while its time lasts, and remembers it for the next page. */
(async (notice) => {
  let stored;
  const show = (json) => {
    const { text, from, until, translations } = JSON.parse(json) ?? {};
    const { lang } = document.documentElement;
    const translation = translations?.[lang.slice(0, 2)]?.text;
    // A date that is not set is no number, with which every comparison is false.
    const over = !text || Date.parse(from) > Date.now() || Date.parse(until) <= Date.now();
    // Mostly there is none: what is not written costs no frame.
    if (over && notice.hidden) return;
    notice.hidden = over;
    notice.firstChild.textContent = translation || text;
    notice.firstChild.lang = translation ? lang : 'en';
  };
  const showKnown = () => {
    try {
      stored = localStorage.notice;
      show(stored);
    } catch {
      // None is known, or there is no storage.
    }
  };
  showKnown();
  // A product's page changes its language before it is seen: theme-init.js.
  window.translated?.then(showKnown);
  try {
    if (document.prerendering)
      await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
    const json = await (await fetch('/notice.json', { priority: 'low' })).text();
    // A browser without scroll anchoring would move what is being read: there it waits for the next page.
    if (json !== stored && (!scrollY || CSS.supports('overflow-anchor', 'auto'))) show(json);
    localStorage.notice = json;
  } catch {
    // The page is being left, the network is gone, or the answer is no JSON: what was known last stays.
  }
})(document.querySelector('#notice'));
