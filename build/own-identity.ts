import { findDemoValues, type Identity } from '../contract/demo-identity.ts';
import { shop } from '../src/shop.ts';
import { BuildError } from './build-failure.ts';
import type { BuildOptions } from './run-astro.ts';

const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Beyond this machine shoppers would call, visit and pay somebody else: such a site is not built. On this machine it is a trial.
 * @throws {BuildError} names each value
 */
export function checkIdentity(
  { siteUrl, demo }: Pick<BuildOptions, 'siteUrl' | 'demo'>,
  identity: Identity = shop,
): void {
  const demoValues = findDemoValues(identity);
  if (demo || demoValues.length === 0 || isLoopback(new URL(siteUrl))) return;
  throw new BuildError(
    [
      `A site for ${new URL(siteUrl).origin} can’t be built with what is the demo shop’s. Write your own into src/shop.ts:`,
      ...demoValues.map(({ name, value }) => `- ${name}: ${value}`),
      'DEMO=on builds it as a demo, which says on every page that nothing is sold.',
    ].join('\n'),
  );
}
