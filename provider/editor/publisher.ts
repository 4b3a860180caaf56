import type { SiteStatus } from '../../contract/release.ts';

/** What builds the site when an editor publishes, and can switch back to an earlier release. */
export interface Publisher {
  readonly build: (reason: string) => Promise<SiteStatus>;
  readonly status: () => Promise<SiteStatus>;
  readonly switchTo: (release: string) => Promise<SiteStatus>;
}

const none: SiteStatus = { state: 'none', message: 'Published. The site shows it after the next build.', releases: [] };

/** Nothing builds the site here: whoever runs it does so. */
export const noPublisher: Publisher = {
  build: async () => none,
  status: async () => none,
  switchTo: async () => none,
};
