import { type ContentValue, contentName } from '../../../contract/content-item.ts';
import { isOtherLocale } from '../../../contract/other-locales.ts';
import type { Fault } from '../../../contract/publisher-status.ts';
import type { Database } from '../../db/database.ts';
import { selectPublished } from './content-items.ts';
import { faultText } from './publisher-text.ts';

const pathOf = (link: string): string => new URL(link, 'http://shop.invalid').pathname;

/** The text of a page in every language. */
const textsOf = (value: ContentValue): string[] =>
  value.kind === 'page'
    ? [value.content, ...Object.values(value.translations ?? {}).map((texts) => texts?.content)].flatMap(
        (text) => text ?? [],
      )
    : [];

/** Editors write the link of the English page, which on others leads to the page in their language. */
const inEnglish = (path: string): string => {
  const [, first = ''] = path.split('/');
  return (isOtherLocale(first) ? path.slice(first.length + 1) : path) || '/';
};

/** What an editor can do about a broken link, where it stands in this content. */
function remedies(value: ContentValue, path: string): string[] {
  const name = `“${contentName(value)}”`;
  if (value.kind === 'banner' && value.link?.startsWith('/') && inEnglish(pathOf(value.link)) === path)
    return [
      `The banner ${name} has the link ${value.link}, which does not exist: change it, or take the banner off the site, and publish.`,
    ];
  return textsOf(value).some((text) => text.includes(path))
    ? [`The text ${name} has the link ${path}, which does not exist: change it, and publish.`]
    : [];
}

/** One line per fault; for a broken link that an editor has written, where it stands and what to do. */
export async function explainFaults(db: Database, faults: readonly Fault[]): Promise<string> {
  const hasLinks = faults.some(({ code }) => code === 'broken-link');
  const values = hasLinks ? [...(await selectPublished(db)).values()] : [];
  const explain = (fault: Fault) =>
    (fault.code === 'broken-link' && values.flatMap((value) => remedies(value, inEnglish(fault.path))).join('\n')) ||
    faultText(fault);
  return [...new Set(faults.map(explain))].join('\n');
}
