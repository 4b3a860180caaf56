// npm run provider:synonym -- WORD WORD...
import { addSynonyms, readSynonyms } from '../domain/search/synonyms.ts';
import { type Command, CommandError, main } from './command.ts';

export const synonymCommand: Command<readonly string[]> = {
  name: 'npm run provider:synonym',
  parse(args) {
    const words = readSynonyms(args);
    if (words.length < 2)
      throw new CommandError(
        'Name two or more words that mean the same: npm run provider:synonym -- aloo potato "ranga aloo"',
      );
    return words;
  },
  async run(db, words) {
    await addSynonyms(db, words);
    console.log(`${words.join(', ')} find each other from now on.`);
  },
};

if (import.meta.main) await main(synonymCommand);
