import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take half a minute and more, longest first: begun last, one of them would keep a core to itself at the end. Those
 * that kill databases stand behind the one that builds a shop from nothing, which takes all cores.
 */
const SLOW = [
  'server/start',
  'attack/orders',
  'attack/inputs',
  'provider/cli/order',
  'deploy/hostile-text',
  'deploy/nginx',
  'provider/db/durability',
  'server/foreign-provider',
  'provider/cli/editor',
  'provider/cli/listen',
  'provider/index',
  'server/commands',
  'publisher/killing',
].map((name) => `/tests/${name}.test.ts`);

const rank = ({ moduleId }: TestSpecification): number => {
  const at = SLOW.findIndex((path) => moduleId.endsWith(path));
  return at === -1 ? SLOW.length : at;
};

/** Begins the slow files first, whatever is known of earlier runs. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
