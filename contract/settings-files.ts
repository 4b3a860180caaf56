import type * as v from 'valibot';
import type { NoticeValue } from './content-item.ts';
import type { getPublished } from './editor.ts';

export type PublishedSettings = v.InferOutput<typeof getPublished.answer>['data'];

/**
 * Returns the files of the site that say what stands on every page, by their names: pages read them in the browser, so that a
 * change of one rewrites no page. Null where nothing is published: the file of the code stays.
 */
export const settingsFiles = ({ splash, notice }: PublishedSettings): Readonly<Record<string, string | null>> => ({
  'flashscreen.json': splash && serialize({ backgroundColor: splash.backgroundColor, textColor: splash.textColor }),
  'notice.json': notice && serialize(noticeFile(notice)),
});

const noticeFile = ({ text, from, until, translations }: NoticeValue) => ({
  text,
  from,
  until,
  ...(translations && { translations }),
});

const serialize = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
