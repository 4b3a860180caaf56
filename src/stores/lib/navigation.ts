/** How the stores change the page. Tests put their own in place. */
export const navigation = {
  go: (path: string): void => location.assign(path),
  /** As `go`, in the place of this page: Back does not lead to it again. */
  replace: (path: string): void => location.replace(path),
  /** Whether Back or Forward led to this page. */
  isBack: (): boolean =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'back_forward',
  /** The path and query of the page shown. */
  here: (): string => (typeof location === 'undefined' ? '/' : location.pathname + location.search),
};
