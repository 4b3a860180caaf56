import { watchNavigation } from './navigation-progress.ts';
import { hideOnScroll } from './hide-on-scroll.ts';
import { hideExpired } from './hide-expired.ts';
import { rememberLanguage } from './language.ts';
import { Carousel } from './carousel.ts';
import { ThemeSwitch } from './theme-switch.ts';

// The shell's scripts that need no framework, in one small file.
const spinner = document.querySelector<HTMLElement>('[data-route-spinner]');
if (spinner) watchNavigation((loading) => (spinner.hidden = !loading));

const bar = document.querySelector<HTMLElement>('[data-bottom-bar]');
if (bar) hideOnScroll(bar);

hideExpired();
rememberLanguage();

customElements.define('theme-switch', ThemeSwitch);
customElements.define('shop-carousel', Carousel);
