import { ALL } from './calls/all.ts';
import { testCall } from './test.ts';

for (const call of ALL) testCall(call);
