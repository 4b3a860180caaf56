import { format, resolveConfig } from 'prettier';
import { callSections, callTable, ownCallTable, shapeTables } from './tables.ts';

export const PAGE = 'docs/provider.md';

const PARTS: Readonly<Record<string, () => string>> = {
  calls: callTable,
  'each call': callSections,
  shapes: shapeTables,
  'own calls': ownCallTable,
};

/**
 * `docs/provider.md` with the parts anew that the contract says, each between `<!-- NAME -->` and `<!-- end of NAME -->`.
 * @throws Error a part that has no place in the page
 */
export async function writtenPage(page: string): Promise<string> {
  const whole = Object.entries(PARTS).reduce((text, [name, write]) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined) throw new Error(`${PAGE} has no ${begin} … ${end}.`);
    return `${before}${begin}\n\n${write()}\n\n${end}${after}`;
  }, page);
  return format(whole, { ...(await resolveConfig(PAGE)), filepath: PAGE });
}
