import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { SiteStatus } from '../../../contract/release.ts';
import type { Settings } from '../../settings/settings.ts';

/** The publisher's part of the status; scheduled changes are in the database. */
type Site = Omit<SiteStatus, 'scheduledChanges'>;

/** What builds the site when an editor publishes, and can switch back to an earlier release. */
export interface Publisher {
  readonly build: (reason: string) => Promise<Site>;
  readonly status: () => Promise<Site>;
  readonly switchTo: (release: string) => Promise<Site>;
}

const PATIENCE_MS = 8_000;
const LONGEST_REASON = 200;

const none: Site = { state: 'none', message: 'Published. The site shows it after the next build.', releases: [] };
const away: Site = {
  state: 'away',
  message:
    'What builds the site does not answer. What is published is kept; the site shows it after the next build. Please try again in a minute.',
  releases: [],
};

/** The request was handed on to a host that does not report progress. */
const ASKED =
  'Another host has been asked to build the site, and has agreed. Whether it is shown already is not known here: look at the shop in a few minutes, or at the pages of that host.';

const Hooks = v.array(v.object({ reason: v.string() }));
/** The status as documented in publisher/README.md, as far as it is shown to editors. */
const Told = v.object({
  step: v.string(),
  detail: v.string(),
  running: Hooks,
  waiting: Hooks,
  outcomes: v.array(
    v.object({
      ...{ at: v.string(), seconds: v.number(), release: v.nullable(v.string()), error: v.nullable(v.string()) },
      warnings: v.optional(v.array(v.string()), []),
    }),
  ),
  current: v.nullable(v.string()),
  releases: v.array(v.object({ id: v.string(), at: v.string(), hooks: Hooks })),
});

const STEPS: Readonly<Record<string, string>> = {
  building: 'The site is being built.',
  checking: 'The new site is being checked: every page, every link.',
  switching: 'The new site is being put in place.',
};

/** The build begins with what the step says already. */
const SAID = /^Building the site(?:: )?/;

function toStatus({ step, detail, running, waiting, outcomes, current, releases }: v.InferOutput<typeof Told>): Site {
  const [last] = outcomes;
  const list = releases.map(({ id, at, hooks }) => ({
    ...{ id, at, current: id === current },
    reason: hooks.map(({ reason }) => reason).join('; '),
  }));
  const tell = (state: Site['state'], message: string) => ({ state, message, releases: list });
  if (running.length + waiting.length > 0 || STEPS[step])
    return tell(
      'working',
      [STEPS[step] ?? 'The site is built next.', detail.replace(SAID, '')].filter(Boolean).join(' '),
    );
  if (last?.error) return tell('failed', `Nothing has changed on the site: it could not be built. ${last.error}`);
  if (last && !last.release) return tell('none', ASKED);
  if (current && list[0] && list[0].id !== current)
    return tell('idle', 'The site shows an earlier release. The next publish shows everything that is published.');
  if (last) {
    const done = `The site shows what is published. It took ${Math.ceil(last.seconds)} seconds.`;
    return tell(
      'idle',
      last.warnings.length === 0 ? done : [`${done} What leads nowhere:`, ...last.warnings].join('\n'),
    );
  }
  return tell('idle', current ? 'The site shows the newest release.' : 'The site is as it was last built.');
}

/** The publisher's reason for a refusal, if it gave one. */
const refused = (status: number, text: string): Site => {
  const read = v.safeParse(v.object({ message: v.string() }), parse(text));
  return read.success && status < 500 ? { state: 'failed', message: read.output.message, releases: [] } : away;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A client of the publisher at `url`; every request is signed and valid once. */
export function remotePublisher({ url, key }: NonNullable<Settings['publisher']>): Publisher {
  async function call(path: string, body?: object): Promise<Site> {
    const timestamp = String(Date.now());
    const method = body ? 'POST' : 'GET';
    const text = body ? JSON.stringify(body) : '';
    const signature = createHmac('sha256', key).update([timestamp, method, path, text].join('\n')).digest('hex');
    const answer = await fetch(url + path, {
      method,
      headers: { 'x-haat-timestamp': timestamp, 'x-haat-signature': `sha256=${signature}` },
      ...(body && { body: text }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    }).catch(() => undefined);
    const said = await answer?.text().catch(() => undefined);
    if (!answer || said === undefined) return away;
    const told = v.safeParse(Told, parse(said));
    return answer.ok && told.success ? toStatus(told.output) : refused(answer.status, said);
  }
  return {
    build: (reason) => call('/', { id: randomUUID(), reason: reason.slice(0, LONGEST_REASON) }),
    status: () => call('/status'),
    switchTo: (release) => call('/rollback', { release }),
  };
}

/** No publisher is configured: the operator builds the site. */
const noPublisher: Publisher = { build: async () => none, status: async () => none, switchTo: async () => none };

export const createPublisher = ({ publisher }: Settings): Publisher =>
  publisher ? remotePublisher(publisher) : noPublisher;
