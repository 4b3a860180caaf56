import { readFileSync } from 'node:fs';

/** One query with the patterns of a right product: its category path and its name. */
export interface Judged {
  readonly query: string;
  readonly isRight: (product: Candidate) => boolean;
}

export interface Candidate {
  readonly name: string;
  /** Category > sub-category > kind, as far as the catalogue says. */
  readonly categoryPath: string;
}

const pattern = (written = ''): RegExp => new RegExp(written, 'i');

/** Reads a file of `query;place;name;not`, all but the query regular expressions; a right product matches `place` and `name`, not `not`. */
export function readJudged(file: URL): Judged[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [query = '', path, name, not] = line.split(';');
    const [inCategory, called, other] = [pattern(path), pattern(name), not ? pattern(not) : undefined];
    return {
      query,
      isRight: (product) =>
        inCategory.test(product.categoryPath) && called.test(product.name) && !other?.test(product.name),
    };
  });
}
