import * as contract from '../../contract/search.ts';
import { ProviderError } from '../domain/errors.ts';
import { selectSearches } from '../domain/search/counted-searches.ts';
import { addSynonyms, deleteSynonyms, selectSynonyms } from '../domain/search/synonyms.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

/** Statistics and synonyms of the search, for editors. */
export function searchRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getSearches, async ({ db, now }) => {
    await provider.searches.write();
    return { data: await selectSearches(db, now()) };
  });
  route(app, provider, contract.getSynonyms, async ({ db }) => ({ data: await selectSynonyms(db) }));
  route(app, provider, contract.postSynonym, async ({ db, by, body }) => {
    const data = await addSynonyms(db, body.words, by);
    if (data) return { data };
    const message = 'Please enter two or more different words that mean the same.';
    throw new ProviderError(400, 'invalid', message, { fields: { words: message } });
  });
  route(app, provider, contract.deleteSynonym, async ({ db, id }) => ({ data: await deleteSynonyms(db, id) }));
}
