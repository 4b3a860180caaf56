import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { listOf, maybe } from './schema.ts';
import { SingleLineText, MultiLineText } from './safe-text.ts';
import { translationsOf } from './translations.ts';

/** `content` is Markdown or HTML; the site makes it safe at build. */
export const CmsPage = v.object({
  id: Id,
  title: maybe(SingleLineText),
  content: MultiLineText,
  updatedAt: maybe(v.string()),
  translations: translationsOf({ title: maybe(SingleLineText), content: maybe(MultiLineText) }),
});
export type CmsPage = v.InferOutput<typeof CmsPage>;

export const getCmsPage = call({
  method: 'GET',
  path: '/cms/web/list/{id}',
  tag: 'Content',
  caller: 'anyone',
  summary: 'One page of text, as a list of one',
  answer: listOf(CmsPage),
});
