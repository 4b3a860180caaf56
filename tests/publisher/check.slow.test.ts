import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestPublisher } from '../../harness/publisher/publisher.ts';
import type { BuildSpec } from '../../harness/publisher/site.ts';

const publisher = new TestPublisher();
const good: BuildSpec = { text: 'good', pages: 6 };
beforeAll(async () => {
  publisher.specifyBuild(good);
  await publisher.start({ PUBLISHER_PAGE_KB: '100', PUBLISHER_ROUTES: '/,/404,/page-1' });
  await publisher.publish();
  await publisher.settled();
});
afterAll(() => publisher.remove());

const page = (body: string) =>
  `<!doctype html><title>x</title><body><p>A page with enough words to be one.</p>${body}</html>`;
const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
const words = 'A page with enough words to be one.';

describe('a release that is not right', () => {
  test.each<[string, Partial<BuildSpec>, RegExp]>([
    ['a route is missing', { pages: 1 }, /The page \/page-1 is missing/],
    [
      'a page of the sitemap is missing',
      { files: { 'sitemap.xml': '<loc>https://x.example/lost</loc>' } },
      /\/lost is missing/,
    ],
    [
      'a page of the second of its sitemaps is missing',
      {
        files: {
          'sitemap.xml':
            '<sitemapindex><sitemap><loc>https://x.example/sitemap-1.xml</loc></sitemap><sitemap><loc>https://x.example/sitemap-2.xml</loc></sitemap></sitemapindex>',
          'sitemap-1.xml': '<urlset><url><loc>https://x.example/page-1</loc></url></urlset>',
          'sitemap-2.xml': '<urlset><url><loc>https://x.example/lost</loc></url></urlset>',
        },
      },
      /\/lost is missing/,
    ],
    [
      'one of its sitemaps is missing',
      {
        files: {
          'sitemap.xml': '<sitemapindex><sitemap><loc>https://x.example/sitemap-1.xml</loc></sitemap></sitemapindex>',
        },
      },
      /\/sitemap-1\.xml is missing/,
    ],
    ['most pages are missing', { pages: 2 }, /4 of 7 pages are missing/],
    [
      'a page is empty',
      { files: { 'about.html': '<!doctype html><title>x</title><body></body></html>' } },
      /\/about is empty/,
    ],
    [
      'a page has a few letters, whatever bytes they take',
      { files: { 'about.html': '<!doctype html><title>x</title><body>এই পাতা খালি</body></html>' } },
      /\/about is empty/,
    ],
    [
      'a page shows nothing but runs',
      { files: { 'about.html': `<body><script>'${words}'</script></body></html>` } },
      /\/about is empty/,
    ],
    ['a page is cut off', { files: { 'about.html': page('').slice(0, -7) } }, /\/about is not whole/],
    [
      'a link of every page leads nowhere',
      {
        files: Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`p${i}.html`, page('<a href="/lost">x</a>')])),
      },
      /^The page \/p\d+ links to \/lost, which does not exist\.$/,
    ],
    [
      'a script is missing',
      { files: { 'about.html': page('<script src="/_astro/x.js"></script>') } },
      /links to \/_astro\/x\.js/,
    ],
    [
      'an island’s code is missing',
      { files: { 'about.html': page('<astro-island component-url="/_astro/y.js">') } },
      /_astro\/y\.js/,
    ],
    [
      'the pictures are missing',
      { files: { 'about.html': page('<img srcset="/a.avif 1w, /b.avif 2w">') } },
      /2 of 2 pictures are missing, such as \/a\.avif and \/b\.avif/,
    ],
    [
      'a page is too large',
      { files: { 'about.html': page('x'.repeat(2_000_000)) } },
      /\/about has 2001 kB: at most 100/,
    ],
    [
      'a script runs that the build does not know',
      { files: { 'about.html': page(`<script>steal('token')</script>`) } },
      /\/about has a script that the build does not know, “steal\('token'\)”/,
    ],
    [
      'such a script has letters beyond English',
      { files: { 'about.html': page(`<script>steal('চাবি')</script>`) } },
      /“steal\('চাবি'\)”/,
    ],
    [
      'a script comes from elsewhere',
      { files: { 'about.html': page('<SCRIPT data-x=" type=speculationrules" SRC="//evil.example/x.js"></script>') } },
      /\/about has a script from elsewhere, \/\/evil\.example/,
    ],
    [
      'an attribute runs',
      { files: { 'about.html': page('<img alt="a > b" src="data:,x" ONERROR=steal()>') } },
      /\/about has an attribute that runs, onerror="steal\(\)"/,
    ],
    [
      'a link runs',
      { files: { 'about.html': page('<a href="&#106;ava&#x09;script&colon;steal()">x</a>') } },
      /\/about has an attribute that runs, href="java\s?script:steal\(\)"/,
    ],
    ['the build fails', { fails: 'The provider does not answer.' }, /^The provider does not answer\.$/],
  ])('is not shown: %s', async (_, wrong, reason) => {
    publisher.specifyBuild({ ...good, text: 'bad', ...wrong });
    await publisher.publish();
    const outcome = await publisher.settled();
    expect(outcome.error).toMatch(reason);
    expect(outcome.release).toBeNull();
    expect(publisher.served()).toContain('good');
    expect((await publisher.status()).releases).toHaveLength(1);
  });

  test('but for a link that leads nowhere is shown, with a warning that stays until the link is right', async () => {
    const nowhere = { 'about.html': page('<a href="nowhere?q#x">x</a>') };
    const warnings = ['The page /about links to /nowhere, which does not exist.'];
    publisher.specifyBuild({ ...good, text: 'linked', files: nowhere });
    await publisher.publish();
    expect(await publisher.settled()).toMatchObject({ error: null, warnings });
    expect(publisher.served()).toContain('linked');
    await publisher.publish();
    expect((await publisher.settled()).warnings).toEqual(warnings);
    publisher.specifyBuild({ ...good, text: 'good again' });
    await publisher.publish();
    expect((await publisher.settled()).warnings).toEqual([]);
  });

  test('because of what has gone while it was built is built again by itself', async () => {
    const first = { 'about.html': page('<a href="/gone">x</a>') };
    publisher.specifyBuild({ ...good, text: 'in time', filesOfFirst: first });
    await publisher.publish();
    expect(await publisher.settled()).toMatchObject({ error: null, warnings: [] });
    expect(publisher.builds().filter((text) => text === 'in time')).toHaveLength(2);
  });

  test('is looked at again where the second build has written, and known where it has not', async () => {
    const nowhere = page('<a href="/nowhere">x</a>');
    publisher.specifyBuild({
      ...good,
      text: 'twice',
      files: { 'about.html': nowhere, 'page-2.html': '<body></body></html>' },
      filesOfFirst: { 'page-2.html': page('') },
    });
    await publisher.publish();
    expect((await publisher.settled()).error).toBe('The page /page-2 is empty.');
    publisher.specifyBuild({ ...good, text: 'twice more', files: { 'about.html': nowhere, 'page-2.html': page('') } });
    await publisher.publish();
    const warnings = ['The page /about links to /nowhere, which does not exist.'];
    expect(await publisher.settled()).toMatchObject({ error: null, warnings });
    expect(publisher.builds().filter((text) => text === 'twice more')).toHaveLength(2);
  });

  test('is shown once it has been set right', async () => {
    const links =
      `<script>known()</script><script type="application/ld+json">{"name":"onload = javascript:"}</script><p>An onion = 2 potatoes, says javascript: &#39;x&#39;</p>` +
      '<a href="/api/docs">x</a><a href="https://x.example/y">x</a><a href="mailto:a@b.example">x</a><img srcset="data:image/gif;base64,R0lGODlh 1x"><a href="page-2?a=1&amp;b=2#c">x</a>' +
      '<a href="/./page-2">x</a><a href="/মাছ">মাছ</a><a href="/%E0%A6%AE%E0%A6%BE%E0%A6%9B">x</a>';
    publisher.specifyBuild({
      ...good,
      text: 'right',
      files: {
        'about.html': page(links),
        'মাছ.html': page(''),
        '_policy/0123abcd': `script-src 'self' ${hashOf('known()')}`,
      },
    });
    await publisher.publish();
    expect(await publisher.settled()).toMatchObject({ error: null, warnings: [] });
    expect(publisher.served()).toContain('right');
  });
});
