/*
 * What editors see of the search: what was searched most and what found nothing; and they teach words that mean the same,
 * live at once. What the search itself says beyond section 7 stands in product.ts.
 */
import * as v from 'valibot';
import { call } from './call.ts';
import { AuthorName } from './author-name.ts';
import { Id } from './id.ts';
import { listOf, maybe, one } from './schema.ts';
import { SingleLineText } from './safe-text.ts';
import { toSingleLine } from './typed-text.ts';

const tag = 'Editor';
const caller = 'editor';

/** What was searched, in small letters, and how often in the last 30 days. */
export const CountedSearch = v.object({ text: SingleLineText, times: v.number() });
export type CountedSearch = v.InferOutput<typeof CountedSearch>;

/** Words or phrases that mean the same. */
export const Synonym = v.object({ id: Id, words: v.array(SingleLineText), by: maybe(SingleLineText) });
export type Synonym = v.InferOutput<typeof Synonym>;

export const MAX_SYNONYM_WORDS = 20;
export const MAX_SYNONYM_LENGTH = 60;

export const getSearches = call({
  method: 'GET',
  path: '/editor/searches',
  tag,
  caller,
  summary: 'What was searched most, and what found nothing; only what several searches asked for',
  answer: one(v.object({ top: v.array(CountedSearch), foundNothing: v.array(CountedSearch) })),
});
export const getSynonyms = call({
  method: 'GET',
  path: '/editor/synonyms',
  tag,
  caller,
  summary: 'Words taught to mean the same, newest first',
  answer: listOf(Synonym),
});
export const postSynonym = call({
  method: 'POST',
  path: '/editor/synonyms',
  tag,
  caller,
  summary: 'Teach the search that words mean the same; live at once',
  body: v.object({
    by: v.optional(AuthorName),
    words: v.pipe(
      v.array(
        v.pipe(
          v.string('Please enter words.'),
          v.transform(toSingleLine),
          v.trim(),
          v.maxLength(MAX_SYNONYM_LENGTH, `Please use at most ${MAX_SYNONYM_LENGTH} characters for each word.`),
        ),
        'Please enter words that mean the same.',
      ),
      v.minLength(2, 'Please enter two or more words that mean the same.'),
      v.maxLength(MAX_SYNONYM_WORDS, `Please enter at most ${MAX_SYNONYM_WORDS} words at once.`),
    ),
  }),
  answer: one(Synonym),
});
export const deleteSynonym = call({
  method: 'DELETE',
  path: '/editor/synonyms/{id}',
  tag,
  caller,
  summary: 'Have words mean the same no longer',
  body: v.object({ by: v.optional(AuthorName) }),
  answer: one(Synonym),
});
