import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEY, TestPublisher } from '../../../../harness/publisher/publisher.ts';
import { aboutPage, type Editing, openEditing } from '../../fixtures/editing.ts';

const publisher = new TestPublisher();
let editing: Editing;
beforeAll(async () => {
  publisher.specifyBuild({ text: 'Market', pages: 3 });
  await publisher.start();
  await publisher.publish('the first release');
  await publisher.settled();
  editing = await openEditing({ PUBLISHER_URL: publisher.base, PUBLISHER_KEY: KEY });
});
afterAll(async () => {
  await editing.shop.close();
  await publisher.remove();
});

const notice = (text: string) => editing.save('notice', { kind: 'notice', text });
const page = (text: string) => editing.save('page:about', aboutPage(text));
const colours = () => editing.save('splash', { kind: 'splash', backgroundColor: '#102a6b', textColor: '#ffffff' });

const aMinuteLater = () => void (editing.shop.clock.now = new Date(editing.shop.clock.now.getTime() + 60_000));

/** Publishes them a minute later; gives what the build was told. */
async function scopeOf(...items: Awaited<ReturnType<Editing['save']>>[]): Promise<string | undefined> {
  aMinuteLater();
  await editing.publish(...items);
  await publisher.settled();
  return publisher.builds('scope').at(-1);
}

test('a notice and the colours of the splash have nothing but themselves built; with a page, everything', async () => {
  expect(await scopeOf(await notice('Closed on Monday'))).toBe('settings');
  expect(await scopeOf(await notice('Closed'), await colours())).toBe('settings');
  expect(await scopeOf(await notice('Open'), await page('New'))).toBe('site');
  expect(await scopeOf(await notice('Open on Monday'))).toBe('settings');
  await editing.edit('POST', '/build', { by: 'Mou Sen' });
  await publisher.settled();
  expect(publisher.builds('scope').at(-1)).toBe('site');
});

test('a notice brings along the page that was published while the publisher was away', async () => {
  aMinuteLater();
  await publisher.end();
  const answer = await editing.publish(await page('Nobody builds this'));
  expect(answer.body.data).toMatchObject({ state: 'away' });
  await publisher.start({ PUBLISHER_PORT: new URL(publisher.base).port });
  expect(await scopeOf(await notice('Back again'))).toBe('site');
  expect(await scopeOf(await notice('And again'))).toBe('settings');
});
