import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContentItem } from '../../../../contract/content-item.ts';
import type { SiteStatus } from '../../../../contract/release.ts';
import { type Publisher, remotePublisher } from '../../../../provider/domain/editor/publisher.ts';
import { buildWhenDue, startScheduler } from '../../../../provider/domain/editor/schedule.ts';
import { KEY, TestPublisher } from '../../../../harness/publisher/publisher.ts';
import { BANNER_VALUE, type Editing, openEditing } from '../../fixtures/editing.ts';
import { MORNING } from '../../fixtures/fixture.ts';

const HOUR = 3_600_000;
const later = (hours: number) => new Date(new Date(MORNING).getTime() + hours * HOUR);

const site = new TestPublisher();
let publisher: Publisher;
let editing: Editing;
beforeAll(async () => {
  site.specifyBuild({ text: 'Market', pages: 3 });
  await site.start();
  publisher = remotePublisher({ url: site.base, key: KEY });
});
afterAll(() => site.remove());
beforeEach(async () => {
  editing = await openEditing({ PUBLISHER_URL: site.base, PUBLISHER_KEY: KEY });
});
afterEach(() => editing.shop.close());

/** A process of the provider, as far as the schedule goes. */
const provider = (by = publisher) => ({ db: editing.shop.db, now: () => editing.shop.clock.now, publisher: by });
const status = async () => (await editing.edit('GET', '/publish/status')).body.data as SiteStatus;
const reasons = async () =>
  (await site.status()).outcomes.flatMap(({ requests }) => requests.map(({ reason }) => reason));

async function publishFair(): Promise<void> {
  const { edit, save, publish } = editing;
  const { id } = (await edit('POST', '/content-items', { by: 'Rina Das', value: BANNER_VALUE })).body
    .data as ContentItem;
  const span = { from: later(1).toISOString(), until: later(3).toISOString() };
  await publish(await save(id, { ...BANNER_VALUE, ...span }));
  await site.settled();
}

/** Looks, and gives the reasons of the builds that came of it. */
async function look(...looks: Promise<void>[]): Promise<string[]> {
  const before = (await reasons()).length;
  await Promise.all(looks.length > 0 ? looks : [buildWhenDue(provider())]);
  await site.settled();
  const now = await reasons();
  return now.slice(0, now.length - before);
}

describe('a banner with a beginning and an end', () => {
  test('is published by itself when it begins and when it ends, once each; editors see when', async () => {
    await buildWhenDue(provider());
    await publishFair();
    expect((await status()).scheduledChanges).toEqual([
      { at: later(1).toISOString(), what: '“Poush mela” begins' },
      { at: later(3).toISOString(), what: '“Poush mela” ends' },
    ]);
    expect(await look()).toEqual([]);
    editing.shop.clock.now = later(1.1);
    expect(await look()).toEqual(['The schedule: “Poush mela” begins']);
    expect(await look()).toEqual([]);
    expect((await status()).scheduledChanges).toMatchObject([{ what: '“Poush mela” ends' }]);
    editing.shop.clock.now = later(3.1);
    expect(await look()).toEqual(['The schedule: “Poush mela” ends']);
    expect((await status()).scheduledChanges).toEqual([]);
    const [latest] = (await editing.edit('GET', '/history')).body.data as object[];
    expect(latest).toMatchObject({ item: 'site', action: 'built', by: 'The schedule', name: '“Poush mela” ends' });
  });

  test('is published once when many processes look at the same moment', async () => {
    await publishFair();
    editing.shop.clock.now = later(2);
    expect(await look(...Array.from({ length: 8 }, () => buildWhenDue(provider())))).toEqual([
      'The schedule: “Poush mela” begins',
    ]);
  });

  test('is published after a stop in which its moment came; both moments make one build', async () => {
    await publishFair();
    editing.shop.clock.now = later(30);
    expect(await look()).toEqual(['The schedule: “Poush mela” begins, “Poush mela” ends']);
  });

  test('is in the build that an editor asks for after its beginning: there is no second one', async () => {
    await publishFair();
    editing.shop.clock.now = later(1.1);
    await editing.edit('POST', '/build', { by: 'Mou Sen' });
    await site.settled();
    expect(await look()).toEqual([]);
  });

  test('is tried again while the publisher is away', async () => {
    await publishFair();
    editing.shop.clock.now = later(1.1);
    await buildWhenDue(provider(remotePublisher({ url: 'http://localhost:1', key: KEY })));
    expect(await look()).toEqual(['The schedule: “Poush mela” begins']);
  });

  test('is looked for again and again, until the provider closes', async () => {
    await publishFair();
    const before = (await reasons()).length;
    const stop = startScheduler(provider(), 20);
    editing.shop.clock.now = later(1.1);
    await expect.poll(async () => (await reasons()).length).toBe(before + 1);
    await stop();
    editing.shop.clock.now = later(3.1);
    expect(await look()).toEqual(['The schedule: “Poush mela” ends']);
  });
});

test('the notice is named too, and ends without a build; what is removed or has no text is not', async () => {
  const { save, publish } = editing;
  const span = { from: null, until: later(1).toISOString() };
  await buildWhenDue(provider());
  await publish(await save('notice', { kind: 'notice', text: 'Closed on Monday', ...span }));
  await site.settled();
  expect((await status()).scheduledChanges).toEqual([{ at: later(1).toISOString(), what: '“Shop notice” ends' }]);
  editing.shop.clock.now = later(1.1);
  expect(await look()).toEqual([]);
  editing.shop.clock.now = later(0.5);
  await publish(await save('notice', { kind: 'notice', text: '', ...span }));
  expect((await status()).scheduledChanges).toEqual([]);
});
