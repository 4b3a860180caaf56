import * as v from 'valibot';
import { isInternalPath } from './internal-path.ts';

const isElsewhere = (link: string): boolean => /^https:\/\/[^\s/\\][^\s\\\p{Cc}]*$/u.test(link) && URL.canParse(link);

/** A link typed by an editor. */
export const Link = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500, 'Please use at most 500 characters.'),
  v.check(
    (link) => (isInternalPath(link) && !/\s/.test(link)) || isElsewhere(link),
    'A link starts with / for a page of this shop, or with https:// for one elsewhere.',
  ),
);

/** A link from the provider: null unless it is a safe http(s) URL or path. */
export const SafeLink = v.fallback(v.nullish(Link, null), null);
