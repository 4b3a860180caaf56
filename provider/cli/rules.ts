// npm run provider:rules -- FILE
import { inTransaction } from '../db/database.ts';
import { fillRules, readRules, Rules } from '../domain/opening/rules.ts';
import { type Command, CommandError, main } from './command.ts';

const NAME = 'npm run provider:rules';

export const rulesCommand: Command<Rules> = {
  name: NAME,
  async parse([file, ...others]) {
    if (file === undefined || others.length > 0)
      throw new CommandError(`Name one file of rules, such as demo/shop.json: ${NAME} -- my-shop.json`);
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

if (import.meta.main) await main(rulesCommand);
