import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { BuiltRelease } from './built-release.ts';
import { SiteWideLinkError } from './broken-links.ts';
import { check, type Checked, type CheckedSite } from './check.ts';
import { diskFullFault } from './disk.ts';
import { type BrokenLink, type Fault, PublishError } from './fault.ts';
import { filesIn } from './files.ts';
import { forward } from './build-hook.ts';
import type { PublishRequest } from './publish-request.ts';
import type { Releases } from './release.ts';
import type { Settings } from './settings.ts';
import type { PublisherState } from './status.ts';

/**
 * Builds, checks and switches. On any failure the current release stays, and the outcome says why. Never throws.
 */
export async function publish(
  requests: readonly PublishRequest[],
  settings: Settings,
  releases: Releases,
  state: PublisherState,
  stop: AbortSignal,
): Promise<void> {
  const started = Date.now();
  const end = (release: string | null, faults: readonly Fault[], brokenLinks: readonly BrokenLink[] = []) => {
    const seconds = (Date.now() - started) / 1000;
    state.finish({ requests, at: new Date().toISOString(), seconds, release, faults, brokenLinks });
  };
  try {
    state.setStep('building');
    if (settings.forward) {
      await forward(requests, settings.forward);
      return end(null, []);
    }
    const into = join(settings.dir, 'build');
    const { command, minutes } = settings;
    const pidFile = join(settings.dir, 'build.pid');
    const builtRelease = new BuiltRelease(join(settings.dir, 'built.json'));
    // After a rollback or a failure, more may have changed than the requests say.
    const isCurrent = builtRelease.is(releases.current());
    builtRelease.clear();
    const isSettings = isCurrent && requests.every(({ scope }) => scope === 'settings');
    const before = releases.newestFiles();
    const knownBroken = releases.list()[0]?.broken ?? [];
    const buildAndCheck = async (baseline: Baseline) => {
      state.setStep('building');
      await build({
        command,
        minutes,
        into,
        pidFile,
        stop,
        scope: isSettings ? 'settings' : 'site',
        onProgress: (progress) => state.setProgress(progress),
        onLine: (line) => state.setDetail(line),
      });
      state.setStep('checking');
      const files = filesIn(into);
      return { files, ...(await check({ ...settings, dir: into, files, lastRelease: before, ...baseline })) };
    };
    const { files, pages, broken } = await retryIfBroken(buildAndCheck, { before, knownBroken });
    state.setStep('switching');
    // The start time: what was published after it is not in the release.
    const release = { at: new Date(started).toISOString(), pages, requests, broken };
    const { id } = await releases.make(into, files, before, release);
    try {
      releases.switchTo(id, Date.now());
    } catch (error) {
      await releases.remove(id);
      throw error;
    }
    builtRelease.set(id);
    end(id, [], broken);
  } catch (error) {
    if (!(error instanceof PublishError)) console.error(error);
    const full = diskFullFault(error, settings.dir);
    // The build takes disk space too, and may be incomplete.
    if (full) clearBuild(settings.dir);
    end(null, full ? [full] : faultsOf(error));
  }
  // The site is switched already: failing to remove an old release is not a failure of the publish.
  await releases
    .prune()
    .then(() => releases.prepare())
    .catch(console.error);
}

function faultsOf(error: unknown): readonly Fault[] {
  if (error instanceof PublishError) return error.faults;
  return [{ code: 'unexpected', message: error instanceof Error ? error.message : String(error) }];
}

/** The files that are checked already, and their broken links. */
type Baseline = Pick<Checked, 'before' | 'knownBroken'>;

/** Builds a second time where new links are broken: the catalogue may have changed during the first build. */
async function retryIfBroken<T extends CheckedSite & Pick<Checked, 'files'>>(
  buildAndCheck: (baseline: Baseline) => Promise<T>,
  baseline: Baseline,
): Promise<T> {
  const wasBroken = (link: BrokenLink) =>
    baseline.knownBroken.some(({ page, path }) => page === link.page && path === link.path);
  const built = await buildAndCheck(baseline).catch((error: unknown) => {
    if (error instanceof SiteWideLinkError) return null;
    throw error;
  });
  if (built?.broken.every(wasBroken)) return built;
  // Only files that the second build changes are checked again.
  return buildAndCheck(built ? { before: built.files, knownBroken: built.broken } : baseline);
}

/** Removes what was built, and what the command stores beside it, so that the next build starts from nothing. */
function clearBuild(dir: string): void {
  for (const name of readdirSync(dir))
    if (name === 'build' || name.startsWith('build.')) rmSync(join(dir, name), { recursive: true, force: true });
}
