import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_ASSET, rejectSiteWideLinks } from './broken-links.ts';
import { type BrokenLink, type Fault, PublishError } from './fault.ts';
import { type Fingerprint, isUnchanged, readAhead } from './files.ts';
import { internalLinks, showsText } from './links.ts';
import { policyHashes, unknownScript } from './scripts.ts';

export interface Checked {
  readonly dir: string;
  readonly files: ReadonlyMap<string, Fingerprint>;
  /** The files that the last release was made from. */
  readonly lastRelease: ReadonlyMap<string, Fingerprint>;
  /** The files of the last release, or of a build just now: their pages are checked. */
  readonly before: ReadonlyMap<string, Fingerprint>;
  readonly routes: readonly string[];
  readonly elsewhere: readonly string[];
  readonly pageKb: number;
  /** Broken links found there; they still apply to pages that are unchanged. */
  readonly knownBroken: readonly BrokenLink[];
}

export interface CheckedSite {
  readonly pages: number;
  /** Broken links within texts do not prevent a publish. */
  readonly broken: readonly BrokenLink[];
}

/** A page with fewer letters than this counts as empty. */
const MIN_TEXT_LENGTH = 30;
/** A release that lacks more than this share of its pages or pictures is taken for a mistake. */
const MAX_MISSING_SHARE = 0.5;
const MAX_FAULTS = 5;
/** A few missing pictures do not prevent a publish; most of them missing does. */
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
    const isThere = found.get(path) ?? candidates(path).some((name) => files.has(name));
    found.set(path, isThere);
    return isThere;
  };

  for (const route of [...routes, ...(await sitemapPaths(checked))])
    if (!exists(route)) faults.push({ code: 'page-missing', page: route });
  const had = [...lastRelease.keys()].filter((name) => name.endsWith('.html'));
  const lost = had.filter((name) => !files.has(name)).length;
  if (lost > had.length * MAX_MISSING_SHARE) faults.push({ code: 'pages-lost', lost, total: had.length });

  // An unchanged page has the same links, which can only have broken where a file was removed.
  const gone = [...before.keys()].some((name) => !files.has(name));
  const allowedHashes = await policyHashes(dir, files.keys());
  const isVerified = (name: string) => !gone && isUnchanged(files.get(name), before.get(name));
  const broken = checked.knownBroken.filter(({ page, path }) => candidates(page).some(isVerified) && !exists(path));
  for await (const [name, html] of readAhead(
    dir,
    pages.filter((name) => !isVerified(name)),
  )) {
    if (faults.length >= MAX_FAULTS) break;
    const page = `/${name.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
    const kb = Math.ceil(html.length / 1000);
    const unknown = unknownScript(html, allowedHashes);
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

/** Paths in the sitemap; for an index of sitemaps, their paths too. */
async function sitemapPaths({ dir, files }: Pick<Checked, 'dir' | 'files'>, name = 'sitemap.xml'): Promise<string[]> {
  if (!files.has(name)) return [];
  const xml = await readFile(join(dir, name), 'utf8');
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  if (!xml.includes('<sitemapindex')) return paths;
  const parts = await Promise.all(paths.map((path) => sitemapPaths({ dir, files }, path.slice(1))));
  return [...paths, ...parts.flat()];
}
