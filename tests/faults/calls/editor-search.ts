import * as search from '../../../contract/search.ts';
import { unique } from '../../e2e/fixtures/editor.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import type { FaultyCall, World } from '../faulty-call.ts';
import { askAsEditor, at, view } from './editor.ts';

const teach = async ({ page, notes }: World): Promise<void> => {
  await page.getByLabel('Words that mean the same').fill(`${notes['word']}, tomato`);
  await page.getByRole('button', { name: 'Teach the search' }).click();
};

const newWord = ({ notes }: World): void => {
  notes['word'] = unique('zaytoon').replace(/[\d ]/g, 'x');
};

const taught = async (world: World): Promise<void> => {
  newWord(world);
  await askAsEditor(world, 'POST', '/editor/synonyms', { by: 'Rina Das', words: [world.notes['word'], 'tomato'] });
};

const taughtWords = ({ page }: World) => page.getByRole('region', { name: 'What the search has been taught' });

export const EDITOR_SEARCH: readonly FaultyCall[] = [
  view('what shoppers search', search.getSearches, 'search', ({ page }) =>
    expect(page.getByRole('heading', { name: 'Searched most' })).toBeVisible(),
  ),
  {
    name: 'what the search was taught',
    target: search.getSynonyms,
    who: 'editor',
    path: at('search'),
    before: taught,
    // Without network what shoppers search is not there either, and has a button of its own.
    retry: (world) => taughtWords(world).getByRole('button', { name: 'Try again' }).click(),
    done: (world) => expect(taughtWords(world).getByRole('listitem').first()).toBeVisible(),
  },
  {
    name: 'teaching the search',
    target: search.postSynonym,
    who: 'editor',
    path: at('search'),
    before: newWord,
    act: teach,
    stays: ({ page, notes }) =>
      expect(page.getByLabel('Words that mean the same')).toHaveValue(`${notes['word']}, tomato`),
    retry: ({ page }) => page.getByRole('button', { name: 'Teach the search' }).click(),
    done: ({ page, notes }) => expect(page.getByText(`${notes['word']} = tomato`).first()).toBeVisible(),
  },
  {
    name: 'what was taught, taken back',
    target: search.deleteSynonym,
    who: 'editor',
    path: at('search'),
    before: taught,
    // Without network the list does not come: it is a call of its own.
    prepare: ({ page, notes }) =>
      expect(page.getByRole('button', { name: `Remove ${notes['word']} = tomato` })).toBeVisible(),
    act: ({ page, notes }) => page.getByRole('button', { name: `Remove ${notes['word']} = tomato` }).click(),
    retry: ({ page, notes }) => page.getByRole('button', { name: `Remove ${notes['word']} = tomato` }).click(),
    done: ({ page, notes }) => expect(page.getByText(`${notes['word']} = tomato`, { exact: true })).toHaveCount(0),
  },
];
