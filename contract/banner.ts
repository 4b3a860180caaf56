import * as v from 'valibot';
import { call } from './call.ts';
import { Tint } from './category.ts';
import { Id } from './id.ts';
import { SafeLink } from './link.ts';
import { listOf, maybe } from './schema.ts';
import { SingleLineText } from './safe-text.ts';
import { translationsOf } from './translations.ts';

const texts = { title: maybe(SingleLineText), text: maybe(SingleLineText), alt: maybe(SingleLineText) };

/**
 * A banner as pages read it: either a finished picture (`image`) or words on a ground with goods standing on it (`pictures`).
 * What an editor types of it is in content-item.ts.
 */
export const Banner = v.object({
  id: Id,
  ...texts,
  link: SafeLink,
  image: maybe(v.string()),
  tint: v.fallback(maybe(v.picklist([...Tint.options, 'deep'])), null),
  pictures: maybe(v.array(v.string())),
  /** When it expires. */
  until: maybe(v.string()),
  translations: translationsOf(texts),
});
export type Banner = v.InferOutput<typeof Banner>;

export const getWebBanners = call({
  method: 'GET',
  path: '/banner/web/bybannertype/',
  tag: 'Content',
  caller: 'anyone',
  summary: 'Banners for wide screens',
  answer: listOf(Banner),
});
export const getMobileBanners = call({
  method: 'GET',
  path: '/banner/mobile/bybannertype/',
  tag: 'Content',
  caller: 'anyone',
  summary: 'Banners for phones',
  answer: listOf(Banner),
});
