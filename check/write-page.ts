// npm run docs:provider
import { readFileSync, writeFileSync } from 'node:fs';
import { PAGE, writtenPage } from './page.ts';

writeFileSync(PAGE, await writtenPage(readFileSync(PAGE, 'utf8')));
