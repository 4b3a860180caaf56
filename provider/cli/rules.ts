import { inTransaction } from '../db/database.ts';
import { fillRules, readRules, Rules } from '../domain/rules-file.ts';
import { call, type Help, readArguments, UsageError } from '../../cli/arguments.ts';
import type { Command } from './command.ts';

const NAME = 'rules';
const HELP = { takes: 'FILE', options: {}, examples: ['rules my-shop.json'] } as const satisfies Help;

export const rulesCommand: Command<Rules> = {
  name: NAME,
  help: HELP,
  async parse(args) {
    const [file, ...others] = readArguments(NAME, HELP, args).positionals;
    if (file === undefined || others.length > 0)
      throw new UsageError(`Name one file of rules, such as demo/shop.json: ${call(HELP.examples[0])}`);
    return readRules(file, Rules);
  },
  async run(db, rules) {
    const filled = await inTransaction(db, (tx) => fillRules(tx, rules));
    if (filled.length === 0) console.log('The file has no rules.');
    for (const { what, written } of filled)
      console.log(
        written === undefined
          ? `The shop has ${what} already: they stay as they are.`
          : `${written.toLocaleString('en-IN')} ${what} written.`,
      );
  },
};
