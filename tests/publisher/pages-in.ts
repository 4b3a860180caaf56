import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every page of a site with what tells whether it was written again: the file itself, and when it was written. */
export const pagesIn = (site: string): Map<string, string> =>
  new Map(
    readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => {
        const { ino, mtimeMs } = statSync(join(site, name));
        return [name, `${ino} ${mtimeMs}`];
      }),
  );
