/** The phone that Lighthouse measures by. https://github.com/GoogleChrome/lighthouse/blob/main/docs/emulation.md */
export const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 };
/** How many times slower its processor is than this machine's. */
export const SLOWER_CPU = 4;
