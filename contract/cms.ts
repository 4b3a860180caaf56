import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { listOf, maybe } from './schema.ts';
import { Line, Words } from './words.ts';

/** `content` is Markdown or HTML; the site makes it safe at build. */
export const CmsPage = v.object({
  id: Id,
  title: maybe(Line),
  content: Words,
  updatedAt: maybe(v.string()),
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
