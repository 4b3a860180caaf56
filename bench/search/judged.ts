import { readFileSync } from 'node:fs';

/** One query with what a right product looks like: its place in the shop and its name, as patterns. */
export interface Judged {
  readonly query: string;
  readonly isRight: (product: Candidate) => boolean;
}

export interface Candidate {
  readonly name: string;
  /** Category > sub-category > kind, as far as the catalogue says. */
  readonly place: string;
}

const pattern = (written = ''): RegExp => new RegExp(written, 'i');

/** Reads a file of `query;place;name;not`, each a regular expression but the first; a right product fits all of them. */
export function readJudged(file: URL): Judged[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [query = '', place, name, not] = line.split(';');
    const [inPlace, called, other] = [pattern(place), pattern(name), not ? pattern(not) : undefined];
    return {
      query,
      isRight: (product) => inPlace.test(product.place) && called.test(product.name) && !other?.test(product.name),
    };
  });
}
