import { listen } from '../small-server.ts';
import { png } from '../png.ts';
import { fault } from './answers.ts';
import { catalogue } from './catalogue.ts';
import { customerRoutes } from './customers.ts';
import { shopping } from './shopping.ts';

/**
 * A provider by somebody who keeps an old PHP shop running: status 200 for everything, and JSON that says it is HTML; one
 * array named `result`, whatever is meant; numbers as texts, and nothing as '', null or []; a cart without prices, and a
 * token that says nothing. A script that dies, or is not there, answers with PHP's own page of HTML.
 */
const pictures = await listen(
  0,
  {
    'GET /uploads/{folder}/{name}': ({ params: [, name = ''] }) => ({
      body: png([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)),
      headers: { 'content-type': 'image/png' },
    }),
  },
  { notFound: { status: 404 } },
);
const uploads = `http://localhost:${pictures}/uploads`;
const port = await listen(
  Number(process.env['PORT'] ?? 0),
  { ...catalogue(uploads), ...customerRoutes, ...shopping(uploads) },
  {
    headers: {
      server: 'Apache/2.4.18 (Ubuntu)',
      'x-powered-by': 'PHP/5.6.40',
      'set-cookie': 'PHPSESSID=0c1v2b3n4m; path=/',
    },
    notFound: fault('Uncaught Error: Class not found'),
  },
);
console.log(`listens ${port}`);
