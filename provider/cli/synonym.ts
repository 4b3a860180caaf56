// npm run provider:synonym -- WORD WORD...
import { addSynonyms } from '../domain/search/synonyms.ts';
import { command, CommandError } from './command.ts';

await command('npm run provider:synonym', async (db, words) => {
  const added = await addSynonyms(db, words);
  if (!added)
    throw new CommandError(
      'Name two or more words that mean the same: npm run provider:synonym -- aloo potato "ranga aloo"',
    );
  console.log(`${added.words.join(', ')} find each other from now on.`);
});
