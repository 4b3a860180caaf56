#!/usr/bin/env node
import module from 'node:module';
import { withOwnNode } from './own-node.js';

await withOwnNode(async () => {
  // What Node makes of the source is kept from one command to the next.
  module.enableCompileCache?.();
  await import('../provider/drizzle-modules.ts');
  const { haat } = await import('./haat.ts');
  process.exitCode = await haat(process.argv.slice(2));
});
