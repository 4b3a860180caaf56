/** How the stores change the page. Tests put their own in place. */
export const navigation = {
  go: (path: string): void => location.assign(path),
  /** As `go`, in the place of this page: Back does not lead to it again. */
  replace: (path: string): void => location.replace(path),
  /** Whether this page was there before, and is loaded again. */
  isReload: (): boolean =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload',
  /** The path and query of the page shown. */
  here: (): string => (typeof location === 'undefined' ? '/' : location.pathname + location.search),
};
