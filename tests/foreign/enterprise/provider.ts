import { png } from '../png.ts';
import { catalogue } from './catalogue.ts';
import { customerRoutes, isSomebody, ownRoutes } from './customers.ts';
import { ownShopping, shopping } from './shopping.ts';
import { listen } from './spring.ts';

/**
 * A provider as a company's team for Java builds one, with Spring Boot: an envelope with a code and a sentence, refusals of the
 * business with status 200 and of the framework with Spring's own page, pages that begin with 0, amounts as objects, dates as
 * lists of numbers, UUIDs, sizes within goods, lines of a basket by their place, names in two parts, and words of its own for
 * most things. Paths are taken as they are written, with the slash at their end or without.
 */
const port = await listen(Number(process.env['PORT'] ?? 0), {
  routes: { ...catalogue, ...customerRoutes, ...shopping },
  guarded: [...Object.keys(ownRoutes), ...Object.keys(ownShopping)],
  isSomebody,
  picture: (path) => png([...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)),
});
console.log(`listens ${port}`);
