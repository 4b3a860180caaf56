import { getTheme, setTheme, onThemeChange, isTheme } from './theme.ts';

/** Syncs the radio buttons of ThemeSwitch.astro with the theme. */
export class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    this.#sync();
    onThemeChange(() => this.#sync());
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && isTheme(target.value)) setTheme(target.value);
    });
  }

  #sync(): void {
    for (const radio of this.querySelectorAll('input')) radio.checked = radio.value === getTheme();
  }
}
