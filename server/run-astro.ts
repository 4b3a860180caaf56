import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Said } from './astro-child.ts';
import type { Progress } from './terminal-progress.ts';

/** The build failed; `message` says why in words. The site that was there is untouched. */
export class BuildError extends Error {
  override name = 'BuildError';
}

export const root = fileURLToPath(new URL('..', import.meta.url));
const astro = fileURLToPath(new URL('./astro-child.ts', import.meta.url));

export interface BuildOptions {
  /** Where the provider answers, without `/api`. */
  readonly providerUrl: string;
  readonly siteUrl: string;
  readonly publicApiBase: string;
  /** The embedded demo: the page may show the one-time code. */
  readonly demo: boolean;
  /** Compressed copies of every file of text, for a server that sends them as they are. */
  readonly precompress?: boolean;
  /** Whether browsers are told to come to every subdomain by https too. */
  readonly hstsSubdomains?: boolean;
  /** Where pictures may come from besides the origins the provider's answers name. */
  readonly pictureOrigins?: string;
  readonly outDir?: string;
  readonly signal?: AbortSignal;
}

/**
 * Runs Astro in a process of its own. With `cacheDir` it builds again into the folder of the last build.
 * @returns the number of pages
 * @throws {BuildError}
 */
export async function runAstro(
  outDir: string,
  options: BuildOptions,
  progress: Progress,
  cacheDir?: string,
): Promise<number> {
  const child = spawn(process.execPath, ['--max-semi-space-size=128', astro, outDir, ...(cacheDir ? [cacheDir] : [])], {
    cwd: root,
    env: {
      ...process.env,
      PROVIDER_URL: options.providerUrl,
      SITE_URL: options.siteUrl,
      PUBLIC_API_BASE: options.publicApiBase,
      PUBLIC_DEMO: String(options.demo),
      PICTURE_ORIGINS: options.pictureOrigins ?? '',
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_COMPILE_CACHE: `${root}/.cache/compiled`,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(options.signal && { signal: options.signal }),
  });
  let pages = 0;
  let reason = '';
  let noise = '';
  progress.show('Building the site');
  const follow = (line: string) => {
    const [said, what, count] = /^(Pictures|Pages): (.*)/.exec(line) ?? [];
    if (said) progress.show(what === 'Pages' ? `Building the site: ${count} pages` : said);
  };
  if (child.stdout) createInterface({ input: child.stdout }).on('line', follow);
  child.stderr?.on('data', (chunk: Buffer) => (noise += chunk.toString()));
  child.on('message', (message: Said) => {
    if ('pages' in message) pages = message.pages;
    else reason = message.reason;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new BuildError(reason || `The site could not be built.\n${noise.trim()}`);
  return pages;
}
