import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildScope } from '../contract/build-scope.ts';
import { BuildError } from './build-failure.ts';
import { readBuildMessage } from './build-messages.ts';
import type { AdapterSettings } from './adapter-settings.ts';
import type { Progress } from './progress.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));
const buildChild = fileURLToPath(new URL('./build-child.ts', import.meta.url));

export interface BuildOptions {
  /** Where the provider answers, without `/api`. */
  readonly providerUrl: string;
  readonly siteUrl: string;
  readonly publicApiBase: string;
  /** The demo shop: its pages say that nothing is sold. */
  readonly demo: boolean;
  /** Whether the page may show the one-time code. */
  readonly showsCodes?: boolean;
  /** Compressed copies of every file of text, for a server that sends them as they are. */
  readonly precompress?: boolean;
  /** Whether browsers cache visited pages, to be read without a network; true by default. */
  readonly serviceWorker?: boolean;
  /** Whether there is a page of the desk. */
  readonly desk?: boolean;
  /** Whether browsers are told to come to every subdomain by https too. */
  readonly hstsSubdomains?: boolean;
  /** Where pictures may come from besides the origins the provider's answers name. */
  readonly pictureOrigins?: string;
  /** The formats of pictures: `webp` alone, or `avif,webp`. */
  readonly pictureFormats?: string | undefined;
  /** Whether the site may be built from an empty catalogue, or from less than half of the last one. */
  readonly allowFewerProducts?: boolean;
  /** How many products get a page of their own; without one, all. */
  readonly prebuiltProducts?: number | undefined;
  /** Of a build in place; without one, all that has changed. */
  readonly scope?: BuildScope;
  readonly outDir?: string;
  /** Whether answers are read by `src/adapter`, in the build and in browsers, and whether browsers may send `Idempotency-Key`. */
  readonly adapter?: AdapterSettings;
  readonly signal?: AbortSignal;
}

/** How many files of each kind the site has. */
export interface BuiltSite {
  readonly pages: number;
  readonly pictures: number;
  /** That the provider lists; 0 when the build did not say. */
  readonly products: number;
}

interface BuildSettings {
  /** Where the bundle is saved that pages are rendered with. */
  readonly bundleDir?: string;
  readonly minProducts?: number;
}

/**
 * Runs Astro in a process of its own.
 * @throws {BuildError}
 */
export const runAstro = (
  outDir: string,
  options: BuildOptions,
  progress: Progress,
  settings: BuildSettings = {},
): Promise<BuiltSite> => runChild([outDir], options, progress, settings);

/**
 * Renders what has changed since the last build of a folder, in a process of its own, with the bundle that was saved of that.
 * @throws {BuildError}
 */
export const regenerateSite = (
  outDir: string,
  options: BuildOptions,
  progress: Progress,
  settings: BuildSettings & { readonly bundleDir: string },
): Promise<BuiltSite> => runChild([outDir, `${settings.bundleDir}/render-site.mjs`], options, progress, settings);

/** What pages are made with: each variable by the name under which it is read. */
export const pageEnvironment = (options: BuildOptions): Record<string, string> => ({
  PROVIDER_URL: options.providerUrl,
  SITE_URL: options.siteUrl,
  PUBLIC_API_BASE: options.publicApiBase,
  PUBLIC_DEMO: String(options.demo),
  PUBLIC_SHOWS_CODES: String(options.showsCodes ?? false),
  PUBLIC_SERVICE_WORKER: options.serviceWorker === false ? 'off' : 'on',
  DESK: options.desk === false ? 'off' : 'on',
  PUBLIC_ADAPTER: options.adapter?.needed ? 'on' : 'off',
  PUBLIC_ORDER_KEY: options.adapter?.sendsKey ? 'on' : 'off',
  PUBLIC_ORDER_FINGERPRINT: options.adapter?.needed || options.adapter?.readsAgain ? 'off' : 'on',
  PICTURE_ORIGINS: options.pictureOrigins ?? '',
  // A provider of another make has photos, by the thousands; ours draws its pictures.
  PUBLIC_PICTURE_FORMATS: options.pictureFormats ?? (options.adapter?.needed ? 'webp' : 'avif,webp'),
  PREBUILT_PRODUCTS: String(options.prebuiltProducts ?? ''),
  ASTRO_TELEMETRY_DISABLED: '1',
});

async function runChild(
  args: readonly string[],
  options: BuildOptions,
  progress: Progress,
  { bundleDir, minProducts = 1 }: BuildSettings,
): Promise<BuiltSite> {
  const child = spawn(process.execPath, ['--max-semi-space-size=128', buildChild, ...args], {
    cwd: root,
    env: {
      ...process.env,
      // React reads it when it is loaded: its development build takes three times as long.
      NODE_ENV: 'production',
      ...pageEnvironment(options),
      MIN_PRODUCTS: String(options.allowFewerProducts ? 0 : minProducts),
      ...(bundleDir && { BUNDLE_DIR: bundleDir }),
      NODE_COMPILE_CACHE: `${root}/.cache/compiled`,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...(options.signal && { signal: options.signal }),
  });
  const built = { pages: 0, pictures: 0, products: 0 };
  let error: BuildError | undefined;
  let stderr = '';
  progress.show({ step: 'starting' });
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.on('message', (received) => {
    const message = readBuildMessage(received);
    if (message?.type === 'progress') progress.show(message.progress);
    if (message?.type === 'progress' && message.progress.step === 'catalogue-read')
      built.products = message.progress.products;
    if (message?.type === 'warning') progress.warn(message.text);
    if (message?.type === 'done') Object.assign(built, { pages: message.pages, pictures: message.pictures });
    if (message?.type === 'failed') error = new BuildError(message.reason, message.failure);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw error ?? new BuildError(`The site could not be built.\n${stderr.trim()}`);
  return built;
}
