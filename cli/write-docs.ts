import { readFileSync, writeFileSync } from 'node:fs';
import { PAGES } from './docs.ts';

for (const [path, write] of Object.entries(PAGES)) writeFileSync(path, await write(readFileSync(path, 'utf8')));
