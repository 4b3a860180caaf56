import * as editor from '../../../contract/editor.ts';
import { save, unique } from '../../e2e/fixtures/editor.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import type { FaultyCall, World } from '../faulty-call.ts';

export const at = (view: string): string => `/editor#${encodeURIComponent(view)}`;

const KEY = { 'x-editor-key': 'the key of the browser tests' };

/** Calls the provider as the editor, past the page. */
export async function askAsEditor<T>({ page }: World, method: string, path: string, data?: object): Promise<T> {
  const answer = await page.request.fetch(`/api${path}`, { method, headers: KEY, ...(data && { data }) });
  return ((await answer.json()) as { data: T }).data;
}

interface Item {
  readonly id: string;
  readonly version: number;
  readonly draft: object | null;
}

/** Leaves the notice without a draft, and nothing typed on this device. */
async function noDraft(world: World): Promise<void> {
  const { page } = world;
  const items = await askAsEditor<Item[]>(world, 'GET', '/editor/content-items');
  for (const { id, version, draft } of items)
    if (draft)
      await askAsEditor(world, 'POST', `/editor/content-items/${id}/discard`, { by: 'Rina Das', basedOn: version });
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('editor-unsaved'));
}

/** Leaves a draft of the notice. */
async function aDraft(world: World): Promise<void> {
  await noDraft(world);
  const notice = (await askAsEditor<Item[]>(world, 'GET', '/editor/content-items')).find(({ id }) => id === 'notice');
  const value = { kind: 'notice', text: unique('Closed on Monday'), from: null, until: null };
  await askAsEditor(world, 'PUT', '/editor/content-items/notice', {
    by: 'Rina Das',
    basedOn: notice?.version ?? 0,
    value,
  });
}

const field = ({ page }: World) => page.getByLabel('One line on top of every page');
const title = ({ page }: World) => page.getByLabel('Title');
const again = ({ page }: World) => save(page);

const typeNotice = async (world: World): Promise<void> => {
  world.notes['typed'] ??= unique('Open on Sunday');
  await field(world).fill(world.notes['typed']);
};

const openChange = ({ page }: World) =>
  page
    .getByRole('link', { name: /^Look at what Rina Das saved a draft/ })
    .first()
    .click();

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const choosePicture = async ({ page }: World): Promise<void> => {
  await page.getByLabel(/^(?:Another )?[Pp]icture$/).setInputFiles([]);
  await page
    .getByLabel(/^(?:Another )?[Pp]icture$/)
    .setInputFiles({ name: 'mela.png', mimeType: 'image/png', buffer: PNG });
};

export const view = (
  name: string,
  target: FaultyCall['target'],
  path: string,
  done: NonNullable<FaultyCall['done']>,
  before?: FaultyCall['before'],
): FaultyCall => ({ name, target, who: 'editor', path: at(path), ...(before && { before }), done });

export const EDITOR: readonly FaultyCall[] = [
  view('all that can be edited', editor.getContentItems, '', ({ page }) =>
    expect(page.getByRole('link', { name: /Privacy Policy/ }).first()).toBeVisible(),
  ),
  view(
    'the history',
    editor.getHistory,
    'history',
    ({ page }) => expect(page.getByText(/saved a draft of/).first()).toBeVisible(),
    aDraft,
  ),
  {
    name: 'one change of the history',
    target: editor.getChange,
    who: 'editor',
    path: at('history'),
    before: aDraft,
    act: openChange,
    done: ({ page }) => expect(page.getByRole('region', { name: 'What changed' })).toBeVisible(),
  },
  {
    name: 'the item whose old version is taken up',
    target: editor.getContentItem,
    who: 'editor',
    path: at('history'),
    before: aDraft,
    prepare: openChange,
    act: ({ page }) => page.getByRole('button', { name: 'Make this version the draft' }).click(),
    retry: ({ page }) => page.getByRole('button', { name: 'Make this version the draft' }).click(),
    done: (world) => expect(field(world)).toBeVisible(),
  },
  {
    name: 'saving a draft',
    target: editor.putContentItem,
    who: 'editor',
    path: at('notice'),
    before: noDraft,
    act: async (world) => {
      await typeNotice(world);
      await save(world.page);
    },
    stays: async (world) => expect(field(world)).toHaveValue(world.notes['typed'] ?? ''),
    retry: again,
    done: ({ page }) => expect(page.getByText(/A draft, saved by Rina Das/)).toBeVisible(),
  },
  {
    name: 'saving a new banner',
    target: editor.postBanner,
    who: 'editor',
    path: at('banner:new'),
    before: async (world) => {
      await noDraft(world);
      world.notes['title'] = unique('Mela');
    },
    act: async (world) => {
      await title(world).fill(world.notes['title'] ?? '');
      await save(world.page);
    },
    stays: async (world) => expect(title(world)).toHaveValue(world.notes['title'] ?? ''),
    retry: again,
    done: async (world) => {
      await expect(world.page.getByText(/A draft, saved by Rina Das/)).toBeVisible();
      const items = await askAsEditor<{ draft: { value: { title?: string } } | null }[]>(
        world,
        'GET',
        '/editor/content-items',
      );
      expect(
        items.filter(({ draft }) => draft?.value.title === world.notes['title']),
        'saved once',
      ).toHaveLength(1);
    },
  },
  {
    name: 'discarding a draft',
    target: editor.discardDraft,
    who: 'editor',
    path: at('notice'),
    before: aDraft,
    act: ({ page }) => page.getByRole('button', { name: 'Discard the draft' }).click(),
    retry: ({ page }) => page.getByRole('button', { name: 'Discard the draft' }).click(),
    done: ({ page }) => expect(page.getByRole('button', { name: 'Discard the draft' })).toHaveCount(0),
  },
  {
    name: 'uploading a picture',
    target: editor.postPicture,
    who: 'editor',
    path: at('banner:new'),
    before: noDraft,
    act: choosePicture,
    retry: choosePicture,
    done: ({ page }) => expect(page.getByLabel('What the picture shows')).toBeVisible(),
  },
  {
    name: 'the state of the site',
    target: editor.getSiteStatus,
    who: 'editor',
    path: at('publish'),
    // It asks again by itself as long as somebody looks.
    retry: () => undefined,
    done: ({ page }) =>
      expect(page.getByRole('region', { name: 'The site' }).getByRole('status')).not.toContainText(
        /could not|went wrong/,
      ),
  },
  {
    name: 'publishing',
    target: editor.publish,
    who: 'editor',
    path: at('publish'),
    before: aDraft,
    act: ({ page }) => page.getByRole('button', { name: /^Publish 1 change/ }).click(),
    retry: async ({ page }) => {
      // Where it is published all the same, nothing is left to be.
      const publish = page.getByRole('button', { name: /^Publish 1 change/ });
      await expect(publish.or(page.getByText('Nothing waits to be published.'))).toBeVisible();
      if (await publish.isVisible()) await publish.click();
    },
    done: ({ page }) => expect(page.getByText('Nothing waits to be published.')).toBeVisible(),
  },
];
