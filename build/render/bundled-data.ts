import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** Key of the environment data, which Node passes to worker threads: the configuration and the bundled pages each have a copy of this module. */
const KEY = 'what bundling found out';

type BundledData = ReadonlyMap<string, unknown>;

/** All results of bundling scripts and styles that pages are rendered with. */
export const bundledData = (): BundledData => (getEnvironmentData(KEY) as BundledData | undefined) ?? new Map();

/** Restores the results of another process. */
export const restoreBundledData = (data: BundledData): void => setEnvironmentData(KEY, data);

export const setBundled = (name: string, value: unknown): void =>
  restoreBundledData(new Map(bundledData()).set(name, value));

export const getBundled = <T>(name: string, otherwise: T): T => (bundledData().get(name) as T | undefined) ?? otherwise;
