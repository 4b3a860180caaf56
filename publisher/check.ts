import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_ASSET, rejectSiteWideLinks } from './broken-links.ts';
import { type BrokenLink, type Fault, PublishError } from './fault.ts';
import { type Fingerprint, isUnchanged, readAhead } from './files.ts';
import { internalLinks, showsText } from './links.ts';
import { knownScripts, unknownScript } from './scripts.ts';

export interface Checked {
  readonly dir: string;
  readonly files: ReadonlyMap<string, Fingerprint>;
  /** What the last release was made from. */
  readonly lastRelease: ReadonlyMap<string, Fingerprint>;
  /** The same, or a build just now: its pages have been looked at. */
  readonly before: ReadonlyMap<string, Fingerprint>;
  readonly routes: readonly string[];
  readonly elsewhere: readonly string[];
  readonly pageKb: number;
  /** Found there: they still hold on pages that are as they were. */
  readonly knownBroken: readonly BrokenLink[];
}

export interface CheckedSite {
  readonly pages: number;
  /** One link in an editor's text keeps nobody else's news back. */
  readonly broken: readonly BrokenLink[];
}

/** A page with fewer letters than this shows nothing. */
const MIN_TEXT_LENGTH = 30;
/** A release that lacks more than this share of its pages or pictures is taken for a mistake. */
const MAX_MISSING_SHARE = 0.5;
const MAX_FAULTS = 5;
/** A picture that has gone from the provider is no reason to keep all news back; most of them are. */
const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg|ico)$/i;

/**
 * Looks at what was built: every route is there, no page is empty, nothing runs that the build does not know, every
 * part of a page is there, the shop's own links lead somewhere, no page is too large.
 * @throws {PublishError} with what is wrong
 */
export async function check(checked: Checked): Promise<CheckedSite> {
  const { dir, files, lastRelease, before, routes, elsewhere, pageKb } = checked;
  const pages = [...files.keys()].filter((name) => name.endsWith('.html'));
  const faults: Fault[] = [];
  const pictures = { there: new Set<string>(), missing: new Set<string>() };
  const found = new Map<string, boolean>();
  const exists = (path: string) => {
    const known = found.get(path) ?? candidates(path).some((name) => files.has(name));
    found.set(path, known);
    return known;
  };

  for (const route of [...routes, ...(await sitemapPaths(checked))])
    if (!exists(route)) faults.push({ code: 'page-missing', page: route });
  const had = [...lastRelease.keys()].filter((name) => name.endsWith('.html'));
  const lost = had.filter((name) => !files.has(name)).length;
  if (lost > had.length * MAX_MISSING_SHARE) faults.push({ code: 'pages-lost', lost, total: had.length });

  // A page that is as it was has links as they were; they can only have broken where something has gone.
  const gone = [...before.keys()].some((name) => !files.has(name));
  const known = await knownScripts(dir, files.keys());
  const isKept = (name: string) => !gone && isUnchanged(files.get(name), before.get(name));
  const broken = checked.knownBroken.filter(({ page, path }) => candidates(page).some(isKept) && !exists(path));
  for await (const [name, html] of readAhead(
    dir,
    pages.filter((name) => !isKept(name)),
  )) {
    if (faults.length >= MAX_FAULTS) break;
    const page = `/${name.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
    const kb = Math.ceil(html.length / 1000);
    const unknown = unknownScript(html, known);
    if (kb > pageKb) faults.push({ code: 'page-too-large', page, kb, maxKb: pageKb });
    else if (!html.trimEnd().endsWith('</html>')) faults.push({ code: 'page-truncated', page });
    else if (!showsText(html, MIN_TEXT_LENGTH)) faults.push({ code: 'page-empty', page });
    else if (unknown) faults.push({ page, ...unknown });
    else
      for (const path of internalLinks(html, page)) {
        if (elsewhere.some((start) => path === start || path.startsWith(`${start}/`))) continue;
        if (PICTURE.test(path)) pictures[exists(path) ? 'there' : 'missing'].add(path);
        else if (exists(path)) continue;
        else if (PAGE_ASSET.test(path)) faults.push({ code: 'broken-link', page, path });
        else broken.push({ page, path });
      }
  }
  const { there, missing } = pictures;
  const all = there.size + missing.size;
  if (missing.size > all * MAX_MISSING_SHARE)
    faults.push({
      code: 'pictures-missing',
      missing: missing.size,
      total: all,
      examples: [...missing].slice(0, 2),
    });
  if (pages.length === 0) throw new PublishError({ code: 'no-pages' });
  if (faults.length > 0) throw new PublishError(...distinct(faults).slice(0, MAX_FAULTS));
  rejectSiteWideLinks(broken, pages.length);
  return { pages: pages.length, broken };
}

const distinct = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

/** The files that may answer for a path. */
function candidates(path: string): string[] {
  const name = decode(path).replace(/^\/|\/$/g, '');
  return name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What the sitemap lists; where it lists other sitemaps, they and what those list. */
async function sitemapPaths({ dir, files }: Pick<Checked, 'dir' | 'files'>, name = 'sitemap.xml'): Promise<string[]> {
  if (!files.has(name)) return [];
  const xml = await readFile(join(dir, name), 'utf8');
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  if (!xml.includes('<sitemapindex')) return paths;
  const parts = await Promise.all(paths.map((path) => sitemapPaths({ dir, files }, path.slice(1))));
  return [...paths, ...parts.flat()];
}
