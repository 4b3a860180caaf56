import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** Handed on to worker threads by Node, and read by every copy of this module: the configuration and the bundled pages have one each. */
const KEY = 'what bundling found out';

type BundledData = ReadonlyMap<string, unknown>;

/** Everything that bundling the scripts and styles has found out and pages are rendered with. */
export const bundledData = (): BundledData => (getEnvironmentData(KEY) as BundledData | undefined) ?? new Map();

/** Renders with what another process has found out. */
export const restoreBundledData = (data: BundledData): void => setEnvironmentData(KEY, data);

export const setBundled = (name: string, value: unknown): void =>
  restoreBundledData(new Map(bundledData()).set(name, value));

export const getBundled = <T>(name: string, otherwise: T): T => (bundledData().get(name) as T | undefined) ?? otherwise;
