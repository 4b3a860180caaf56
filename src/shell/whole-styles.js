// Inlined at the start of the body, minified: nothing is painted before it.
/**
 * Wide screens and forced colours have the page's whole style sheet, and wait for it. A phone has it once it is turned: behind the
 * styles that it has, which it overrules.
 */
((named, page) => {
  if (!named) return;
  const screen = matchMedia('(min-width:48rem) or (forced-colors:active)');
  // Not in the middle of the page: what is still to come would move what is there.
  const show = () => {
    if (document.readyState === 'loading') document.addEventListener('readystatechange', show, { once: true });
    else page.visibility = '';
  };
  const link = () => {
    if (!screen.matches || document.querySelector('#whole')) return;
    const whole = Object.assign(document.createElement('link'), { id: 'whole', rel: 'stylesheet' });
    whole.href = named.dataset.whole;
    whole.onload = show;
    // Then it is shown as on a phone.
    whole.addEventListener('error', () => show(whole.remove()));
    (document.querySelector('#deferred') ?? named).after(whole);
    return whole;
  };
  if (link()) page.visibility = 'hidden';
  screen.onchange = link;
})(document.querySelector('[data-whole]'), document.documentElement.style);
