import { type ContentValue, contentName } from '../../../contract/content-item.ts';
import type { Database } from '../../db/database.ts';
import { selectPublished } from './content-items.ts';

/** As the publisher says what it has found. */
const NOWHERE = /The page \S+ links to (\S+), which does not exist\./g;

const pathOf = (link: string): string => new URL(link, 'http://shop.invalid').pathname;

/** What an editor can do about a link that leads nowhere, when it stands in this. */
function wayOut(value: ContentValue, path: string): string[] {
  const name = `“${contentName(value)}”`;
  if (value.kind === 'banner' && value.link?.startsWith('/') && pathOf(value.link) === path)
    return [
      `The banner ${name} has the link ${value.link}, which does not exist: change it, or take the banner off the site, and publish.`,
    ];
  return value.kind === 'page' && value.content.includes(path)
    ? [`The text ${name} has the link ${path}, which does not exist: change it, and publish.`]
    : [];
}

/** Where a link keeps a new site back that an editor has made, says which, where, and what to do. */
export async function explainLinks(db: Database, message: string): Promise<string> {
  if (message.search(NOWHERE) < 0) return message;
  const values = [...(await selectPublished(db)).values()];
  return message.replace(
    NOWHERE,
    (fault, path: string) => values.flatMap((value) => wayOut(value, path)).join('\n') || fault,
  );
}
