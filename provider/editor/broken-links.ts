import { type PieceValue, pieceName } from '../../contract/piece.ts';
import type { Database } from '../db/database.ts';
import { selectPublished } from './pieces.ts';

/** As the publisher says what it has found. */
const NOWHERE = /links to (\S+), which does not exist/g;

const pathOf = (link: string): string => new URL(link, 'http://shop.invalid').pathname;

function wayOut(value: PieceValue, paths: readonly string[]): string[] {
  const name = `“${pieceName(value)}”`;
  if (value.kind === 'banner' && value.link?.startsWith('/') && paths.includes(pathOf(value.link)))
    return [`The banner ${name} has the link ${value.link}: change it, or take the banner off the site, and publish.`];
  if (value.kind !== 'page') return [];
  const found = paths.filter((path) => value.content.includes(path));
  return found.map((path) => `The text ${name} has the link ${path}: change it, and publish.`);
}

/** What an editor can do about links that keep a new site back, one sentence for each. */
export async function waysOut(db: Database, message: string): Promise<string[]> {
  const paths = [...message.matchAll(NOWHERE)].map(([, path = '']) => path);
  if (paths.length === 0) return [];
  return [...(await selectPublished(db)).values()].flatMap((value) => wayOut(value, paths));
}
