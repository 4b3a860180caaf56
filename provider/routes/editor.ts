import * as contract from '../../contract/editor.ts';
import { explainFaults } from '../domain/editor/broken-links.ts';
import { createBanner, discardDraft, saveDraft } from '../domain/editor/drafts.ts';
import { findChange, recordSiteChange, selectChanges } from '../domain/editor/history.ts';
import { savePicture } from '../domain/editor/uploaded-pictures.ts';
import { findContentItem, findPublishedSettings, selectContentItems } from '../domain/editor/content-items.ts';
import { publishDrafts } from '../domain/editor/publish.ts';
import type { PublisherReport } from '../domain/editor/publisher.ts';
import { CLOSED_NOTICE, isOpen } from '../domain/opening/opening.ts';
import { requestBuild, selectScheduledChanges } from '../domain/editor/schedule.ts';
import { withdrawSince } from '../domain/editor/withdraw.ts';
import { ProviderError } from '../domain/errors.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

const note = ({ db, now }: Provider, action: 'built' | 'switched', by: string, name: string) =>
  recordSiteChange(db, { action, by, at: now(), name });

export function editorRoutes(app: App, provider: Provider): void {
  const { publisher } = provider;
  /** With what the publisher can't know: what is to come, and where an editor finds what is wrong. */
  const tell = async ({ message, faults, ...status }: PublisherReport) => {
    const { db, settings, now } = provider;
    const scheduledChanges = settings.publisher ? await selectScheduledChanges(db, now().toISOString()) : [];
    return { data: { ...status, message: message + (await explainFaults(db, faults)), scheduledChanges } };
  };

  route(app, provider, contract.getPublished, async ({ db, now }) => {
    const published = await findPublishedSettings(db, now());
    return { data: (await isOpen(provider)) ? published : { ...published, notice: CLOSED_NOTICE } };
  });
  route(app, provider, contract.getEditor, async ({ editor }) => ({ data: { name: editor?.name ?? null } }));
  route(app, provider, contract.getContentItems, async ({ db }) => ({ data: await selectContentItems(db) }));
  route(app, provider, contract.getContentItem, async ({ db, id }) => ({ data: await findContentItem(db, id) }));

  route(app, provider, contract.postBanner, async ({ db, by, body: { value }, now }) => {
    if (value.kind === 'banner') return { data: await createBanner(db, by, value, now()) };
    const message = 'Only banners can be added.';
    throw new ProviderError(400, 'invalid', message, { fields: { value: message } });
  });
  route(app, provider, contract.putContentItem, async ({ db, id, by, body: { value, basedOn }, now }) => ({
    data: await saveDraft(db, { id, by, basedOn, now: now() }, value),
  }));
  route(app, provider, contract.discardDraft, async ({ db, id, by, body: { basedOn }, now }) => ({
    data: await discardDraft(db, { id, by, basedOn, now: now() }),
  }));

  route(app, provider, contract.getHistory, async ({ db, query: { page, limit } }) => ({
    data: await selectChanges(db, page, limit),
  }));
  route(app, provider, contract.getChange, async ({ db, id }) => ({ data: await findChange(db, id) }));
  route(app, provider, contract.postPicture, async ({ db, body, now }) => ({
    data: await savePicture(db, body.data, now()),
  }));

  route(app, provider, contract.publish, async ({ db, by, body: { items }, now }) => {
    const names = await publishDrafts(db, { by, items, now: now() });
    const ids = items.map(({ id }) => id);
    return tell(await requestBuild(provider, `${by}: ${names.join(', ')}`, ids));
  });
  route(app, provider, contract.buildSite, async ({ by }) => {
    await note(provider, 'built', by, '');
    return tell(await requestBuild(provider, by));
  });
  route(app, provider, contract.getSiteStatus, async () => tell(await publisher.status()));
  route(app, provider, contract.switchRelease, async ({ db, now, by, body: { release, drafts } }) => {
    const status = await publisher.switchTo(release);
    await note(provider, 'switched', by, release);
    const at = status.releases.find(({ id, current }) => current && id === release)?.at;
    if (!drafts || !at) return tell(status);
    const names = await withdrawSince(db, { by, now: now(), since: new Date(at) });
    const words = names.length === 0 ? '' : ` Drafts again: ${names.map((name) => `“${name}”`).join(', ')}.`;
    const message = `The site shows an earlier release.${words} The next publish shows what this release shows, and what you publish then.`;
    return tell({ ...status, message, faults: [] });
  });
}
