import { computed } from 'nanostores';
import { paths } from '../../paths.ts';
import { $search, pushUrl } from '../lib/url.ts';

/** What the results page shows results for: `q` of its URL. */
export const $searchQuery = computed($search, (search) => new URLSearchParams(search).get('q')?.trim() ?? '');

/** Shows other results in place. */
export const openSearch = (q: string): void => pushUrl(paths.search(q));
