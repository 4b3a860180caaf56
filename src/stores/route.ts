/** How the stores change the page. Tests put their own in place. */
export const route = {
  go: (path: string): void => location.assign(path),
  /** The path and query of the page shown. */
  here: (): string => (typeof location === 'undefined' ? '/' : location.pathname + location.search),
};
