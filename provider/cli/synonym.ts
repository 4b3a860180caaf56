import { addSynonyms, readSynonyms } from '../domain/search/synonyms.ts';
import { call, type Help, readArguments, UsageError } from '../../cli/arguments.ts';
import type { Command } from './command.ts';

const NAME = 'synonym';
const HELP = {
  takes: 'WORD WORD …',
  options: {},
  examples: ['synonym aloo potato "ranga aloo"'],
} as const satisfies Help;

export const synonymCommand: Command<readonly string[]> = {
  name: NAME,
  help: HELP,
  parse(args) {
    const words = readSynonyms(readArguments(NAME, HELP, args).positionals);
    if (words.length < 2) throw new UsageError(`Name two or more words that mean the same: ${call(HELP.examples[0])}`);
    return words;
  },
  async run(db, words) {
    await addSynonyms(db, words);
    console.log(`${words.join(', ')} find each other from now on.`);
  },
};
