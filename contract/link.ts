import * as v from 'valibot';
import { isInternalPath } from './internal-path.ts';

const isElsewhere = (link: string): boolean => /^https:\/\/[^\s/\\][^\s\\\p{Cc}]*$/u.test(link) && URL.canParse(link);

/** As an editor writes it. */
export const Link = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500, 'Please use at most 500 characters.'),
  v.check(
    (link) => (isInternalPath(link) && !/\s/.test(link)) || isElsewhere(link),
    'A link starts with / for a page of this shop, or with https:// for one elsewhere.',
  ),
);

/** As a provider hands it out: whatever else it may be is not linked to. */
export const SafeLink = v.fallback(v.nullish(Link, null), null);
