// npm test
import { withOwnNode } from '../../cli/own-node.js';

await withOwnNode(() => import('./run.ts'));
