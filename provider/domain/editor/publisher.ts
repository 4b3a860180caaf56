import type { BuildScope } from '../../../contract/build-scope.ts';
import type { PublisherStatus, Fault } from '../../../contract/publisher-status.ts';
import type { SiteStatus } from '../../../contract/release.ts';
import type { Settings } from '../../settings/settings.ts';
import { publisherClient, type PublisherReply } from './publisher-client.ts';
import { progressText } from './publisher-text.ts';

/** As far as the publisher knows: scheduled changes are in the database, and so is what explains a broken link. */
export interface PublisherReport extends Omit<SiteStatus, 'scheduledChanges'> {
  /** Text after the message. */
  readonly faults: readonly Fault[];
}

/** What builds the site when an editor publishes, and can switch back to an earlier release. */
export interface Publisher {
  readonly build: (reason: string, scope?: BuildScope) => Promise<PublisherReport>;
  readonly status: () => Promise<PublisherReport>;
  readonly switchTo: (release: string) => Promise<PublisherReport>;
}

const none: PublisherReport = {
  state: 'none',
  releases: [],
  faults: [],
  message: 'Published. The site shows it after the next build.',
};
const away: PublisherReport = {
  state: 'away',
  releases: [],
  faults: [],
  message:
    'What builds the site does not answer. What is published is kept; the site shows it after the next build. Please try again in a minute.',
};

/** The publisher has handed the request on and does not learn the outcome. */
const FORWARDED =
  'Another host has been asked to build the site, and has agreed. Whether it is shown already is not known here: look at the shop in a few minutes, or at the pages of that host.';

const STEPS: Readonly<Record<PublisherStatus['step'], string>> = {
  idle: 'The site is built next.',
  building: 'The site is being built.',
  checking: 'The new site is being checked: every page, every link.',
  switching: 'The new site is being put in place.',
};

function toReport(status: PublisherStatus): PublisherReport {
  const { step, progress, detail, running, waiting, outcomes, current } = status;
  const [last] = outcomes;
  const releases = status.releases.map(({ id, at, requests }) => ({
    id,
    at,
    current: id === current,
    reason: requests.map(({ reason }) => reason).join('; '),
  }));
  const report = (state: SiteStatus['state'], message: string, faults: readonly Fault[] = []) => ({
    state,
    message,
    faults,
    releases,
  });
  if (running.length + waiting.length > 0 || step !== 'idle')
    return report('working', [STEPS[step], progress ? progressText(progress) : detail].filter(Boolean).join(' '));
  if (last && last.faults.length > 0)
    return report('failed', 'Nothing has changed on the site: it could not be built. ', last.faults);
  if (last && !last.release) return report('none', FORWARDED);
  if (current && releases[0] && releases[0].id !== current)
    return report('idle', 'The site shows an earlier release. The next publish shows everything that is published.');
  if (last) {
    const done = `The site shows what is published. It took ${Math.ceil(last.seconds)} seconds.`;
    const broken = last.brokenLinks.map((link) => ({ code: 'broken-link' as const, ...link }));
    return report('idle', broken.length === 0 ? done : `${done} What leads nowhere:\n`, broken);
  }
  return report('idle', current ? 'The site shows the newest release.' : 'The site is as it was last built.');
}

function reportOf(reply: PublisherReply): PublisherReport {
  switch (reply.type) {
    case 'status':
      return toReport(reply.status);
    case 'refused':
      return { state: 'failed', message: reply.message, releases: [], faults: [] };
    case 'unreachable':
      return away;
  }
}

/** The publisher at a URL, as editors are told about it. */
export function remotePublisher(settings: NonNullable<Settings['publisher']>): Publisher {
  const client = publisherClient(settings);
  return {
    build: async (reason, scope) => reportOf(await client.publish(reason, scope)),
    status: async () => reportOf(await client.status()),
    switchTo: async (release) => reportOf(await client.rollback(release)),
  };
}

/** Publisher of a host where nothing builds the site automatically. */
const noPublisher: Publisher = { build: async () => none, status: async () => none, switchTo: async () => none };

export const createPublisher = ({ publisher }: Settings): Publisher =>
  publisher ? remotePublisher(publisher) : noPublisher;
