import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ContentItem } from '../../../../contract/content-item.ts';
import type { SiteStatus } from '../../../../contract/release.ts';
import { KEY, TestPublisher } from '../../../../harness/publisher/publisher.ts';
import { aboutPage, BANNER, BANNER_VALUE, openEditing, type Editing } from '../../fixtures/editing.ts';

const publisher = new TestPublisher();
let editing: Editing;
beforeAll(async () => {
  publisher.specifyBuild({ text: 'Market', pages: 3 });
  await publisher.start();
  editing = await openEditing({ PUBLISHER_URL: publisher.base, PUBLISHER_KEY: KEY });
});
afterAll(async () => {
  await editing.shop.close();
  await publisher.remove();
});

const status = async (): Promise<SiteStatus> => (await editing.edit('GET', '/publish/status')).body.data as SiteStatus;
const publishText = async (content: string) => editing.publish(await editing.save('page:about', aboutPage(content)));

describe('publishing with a publisher', () => {
  test('has the site built, and says how far it is', async () => {
    expect((await publishText('One')).body.data).toMatchObject({ state: 'working' });
    await publisher.settled();
    const { state, message, releases } = await status();
    expect(state).toBe('idle');
    expect(message).toMatch(/^The site shows what is published\. It took \d+ seconds\.$/);
    expect(releases).toMatchObject([{ current: true, reason: 'Rina Das: About' }]);
  });

  test('switches back to an earlier release, and the history says who did', async () => {
    await publishText('Two');
    await publisher.settled();
    const [newest, earlier] = (await status()).releases;
    expect(newest?.current).toBe(true);
    const answer = await editing.edit('POST', '/rollback', { by: 'Mou Sen', release: earlier?.id });
    expect(answer.body.data).toMatchObject({
      state: 'idle',
      message: expect.stringMatching(/shows an earlier release/),
    });
    expect((await status()).releases.map(({ current }) => current)).toEqual([false, true]);
    const [latest] = (await editing.edit('GET', '/history')).body.data as object[];
    expect(latest).toMatchObject({ item: 'site', action: 'switched', by: 'Mou Sen', name: earlier?.id });
    const unknown = await editing.edit('POST', '/rollback', { by: 'Mou Sen', release: 'none' });
    expect(unknown.body.data).toMatchObject({ state: 'failed', message: expect.stringMatching(/no release none/) });
  });

  test('switching back makes what was published since drafts again, where the editor chooses so', async () => {
    const { edit, item, save, publish, shop } = editing;
    const at = () => (shop.clock.now = new Date());
    at();
    const begun = (await edit('POST', '/content-items', BANNER)).body.data as ContentItem;
    await publish(await save('page:about', aboutPage('Good')), begun);
    await publisher.settled();
    at();
    const good = (await status()).releases[0]?.id;
    const news = (await edit('POST', '/content-items', { ...BANNER, value: { ...BANNER_VALUE, title: 'New' } })).body
      .data as ContentItem;
    const removed = await save(begun.id, { ...BANNER_VALUE, removed: true });
    const notice = await save('notice', { kind: 'notice', text: 'Closed' });
    await publish(await save('page:about', aboutPage('Bad')), news, removed, notice);
    await publishText('Worse');
    await publisher.settled();
    at();
    const left = await edit('POST', '/rollback', { by: 'Rina Das', release: good });
    expect(left.body.data.message).toMatch(/next publish shows everything that is published/);
    expect((await item('page:about')).published).toMatchObject({ content: 'Worse' });
    const { data } = (await edit('POST', '/rollback', { by: 'Rina Das', release: good, drafts: true })).body;
    expect(data.message).toMatch(
      /^The site shows an earlier release\. Drafts again: .*“About”.* The next publish shows what this/,
    );
    expect(await item('page:about')).toMatchObject({
      published: { content: 'Good' },
      draft: { value: { content: 'Worse' }, by: 'Rina Das' },
    });
    expect(await item(news.id)).toMatchObject({ published: null, draft: { value: { title: 'New' } } });
    expect(await item(begun.id)).toMatchObject({
      published: { title: 'Poush mela' },
      draft: { value: { removed: true } },
    });
    expect(await item('notice')).toMatchObject({ published: null, draft: { value: { text: 'Closed' } } });
    const [latest] = (await edit('GET', '/history')).body.data as object[];
    expect(latest).toMatchObject({ action: 'withdrawn', by: 'Rina Das' });
    await publish(await item('page:about'));
    await publisher.settled();
  });

  test('says in words why nothing has changed when a build fails, and can be tried again', async () => {
    publisher.specifyBuild({ text: 'Market', pages: 3, fails: 'The oven is cold.' });
    await publishText('Three');
    await publisher.settled();
    expect(await status()).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/^Nothing has changed on the site.*The oven is cold\.$/),
    });
    publisher.specifyBuild({ text: 'Market', pages: 3 });
    expect((await editing.edit('POST', '/build', { by: 'Rina Das' })).body.data).toMatchObject({ state: 'working' });
    await publisher.settled();
    expect((await status()).state).toBe('idle');
  });

  test('names the banner and the text whose link leads nowhere and what to do, and publishes all the same', async () => {
    const { edit, save, publish } = editing;
    const begun = (await edit('POST', '/content-items', BANNER)).body.data as ContentItem;
    const banner = await save(begun.id, { ...BANNER_VALUE, link: '/categories/gone?sort=price' });
    const links =
      '<p>Words enough for a page to be one.</p><a href="/categories/gone?sort=price">x</a><a href="/lost">x</a><a href="/strange">x</a>';
    const about = `<!doctype html><title>x</title><body>${links}</html>`;
    publisher.specifyBuild({ text: 'Market', pages: 3, files: { 'about.html': about } });
    await publish(banner, await save('page:about', aboutPage('See [these](/lost).')));
    await publisher.settled();
    const { state, message } = await status();
    expect(state).toBe('idle');
    expect(publisher.served('about.html')).toBe(about);
    expect(message.split('\n')).toEqual([
      expect.stringMatching(/^The site shows what is published\. It took \d+ seconds\. What leads nowhere:$/),
      'The banner “Poush mela” has the link /categories/gone?sort=price, which does not exist: change it, or take the banner off the site, and publish.',
      'The text “About” has the link /lost, which does not exist: change it, and publish.',
      'The page /about links to /strange, which does not exist.',
    ]);
  });
});

describe('a publisher that has another host build the site', () => {
  let asked = 0;
  let accepts = true;
  const host = createServer((_, response) => {
    asked += 1;
    response.writeHead(accepts ? 204 : 500).end();
  });
  const forwarding = new TestPublisher();
  beforeAll(async () => {
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
    const { port } = host.address() as AddressInfo;
    await forwarding.start({ PUBLISHER_FORWARD_URL: `http://127.0.0.1:${port}/hook` });
  });
  afterAll(async () => {
    await forwarding.remove();
    host.close();
  });

  test('never says that the site shows what is published: that it was asked, and where to look', async () => {
    const other = await openEditing({ PUBLISHER_URL: forwarding.base, PUBLISHER_KEY: KEY });
    const told = async () => (await other.edit('GET', '/publish/status')).body.data as SiteStatus;
    expect((await told()).message).toBe('The site is as it was last built.');
    await other.publish(await other.save('page:about', aboutPage('One')));
    await forwarding.settled();
    expect(asked).toBe(1);
    const { state, message } = await told();
    expect(state).toBe('none');
    expect(message).toMatch(/^Another host has been asked to build the site.* is not known here: look at the shop/);
    accepts = false;
    await other.publish(await other.save('page:about', aboutPage('Two')));
    await forwarding.settled();
    expect(await told()).toMatchObject({ state: 'failed', message: expect.stringMatching(/refuses, with status 500/) });
    await other.shop.close();
  });
});

describe('a publisher that can’t be used', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());
  const publishThrough = async (url: string, key = KEY) => {
    const other = await openEditing({ PUBLISHER_URL: url, PUBLISHER_KEY: key });
    const answer = await other.publish(await other.save('page:about', aboutPage('Kept')));
    const text = (await other.shop.get('/cms/web/list/about')).body.data[0].content as string;
    await other.shop.close();
    return { answer, text };
  };

  test('because it is away: what is published is kept', async () => {
    const { answer, text } = await publishThrough('http://localhost:1');
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { state: 'away', message: expect.stringMatching(/does not answer/) } },
    });
    expect(text).toBe('Kept');
  });

  test('because the key is another one: its words are told', async () => {
    const { answer } = await publishThrough(publisher.base, 'another key, and long enough as well');
    expect(answer.body.data).toMatchObject({ state: 'failed', message: expect.stringMatching(/PUBLISHER_KEY/) });
  });

  test('because it is no publisher', async () => {
    server = createServer((_, response) => response.end('<h1>Hello</h1>')).listen(0);
    await new Promise((listening) => server?.once('listening', listening));
    const { answer } = await publishThrough(`http://localhost:${(server.address() as AddressInfo).port}`);
    expect(answer.body.data).toMatchObject({ state: 'away' });
  });
});
