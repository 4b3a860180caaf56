import { ALL } from '../faults/calls/all.ts';
import type { FaultName } from '../faults/faults.ts';
import { testCall } from '../faults/test.ts';

/**
 * A sample of `npm test -- --only faults`, which tries every call: each fault at least once, on what a shopper can't do without
 * (finding, the cart, logging in, ordering), and the editor's saving. Chosen by hand, so that each run tries the same.
 */
const SAMPLE: Readonly<Record<string, readonly FaultName[]>> = {
  'the list of a category': ['500'],
  'a search': ['stops halfway', 'HTML'],
  'adding to the cart': ['reset', '401', 'against the contract'],
  'the cart': ['503', 'never answered'],
  'asking for a code': ['404', '429'],
  'placing an order': ['truncated', '10 s late'],
  'saving a draft': ['offline'],
};

for (const call of ALL.filter(({ name }) => name in SAMPLE)) testCall(call, SAMPLE[call.name]);
