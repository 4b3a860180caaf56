import { chosenTheme, chooseTheme, followTheme, isTheme } from './theme.ts';

/** Keeps the radio buttons of ThemeSwitch.astro and the chosen theme the same. */
export class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    this.show();
    followTheme(() => this.show());
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && isTheme(target.value)) chooseTheme(target.value);
    });
  }

  private show(): void {
    for (const radio of this.querySelectorAll('input')) radio.checked = radio.value === chosenTheme();
  }
}
