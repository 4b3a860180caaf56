import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OTHER_LOCALES } from '../../contract/other-locales.ts';
import { BothServers } from './both-servers.ts';
import { get } from './get.ts';
import { page } from './small-site.ts';

const servers = new BothServers();
beforeAll(() => {
  for (const locale of OTHER_LOCALES) servers.site.put(`${locale}/404.html`, page(`404 ${locale}`));
  return servers.start();
});
afterAll(() => servers.stop());

for (const [name, port, needed] of servers.each)
  describe(`${name} answers what is not there`, needed, () => {
    test.each(OTHER_LOCALES)('in the language that its path begins with: %s', async (locale) => {
      for (const path of [`/${locale}/nowhere`, `/${locale}/cms/nowhere?x=/en/`]) {
        const { status, headers, text } = await get(port(), path);
        expect([status, headers['content-type'], text]).toEqual([
          404,
          'text/html; charset=utf-8',
          page(`404 ${locale}`),
        ]);
      }
    });

    test.each(['/nowhere', '/cms/nowhere', '/xx/nowhere', '/en/nowhere', '/xx/404'])(
      'in English where it begins with no other: %s',
      async (path) => {
        const { status, headers, text } = await get(port(), path);
        expect([status, headers['content-type'], text]).toEqual([404, 'text/html; charset=utf-8', page('404')]);
      },
    );
  });
