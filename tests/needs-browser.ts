import { findTestBrowser } from '../harness/browser.ts';
import { needs } from './skip-unless.ts';

export const needsBrowser = needs(findTestBrowser() !== undefined, 'Chromium, or its path in CHROMIUM');
