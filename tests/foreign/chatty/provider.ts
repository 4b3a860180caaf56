import { listen } from '../small-server.ts';
import { catalogue } from './catalogue.ts';
import { customerRoutes } from './customers.ts';
import { servePictures } from './pictures.ts';
import { shopping } from './shopping.ts';

/**
 * A provider by a team with a framework that writes much: snake_case, every answer wrapped, numbers as texts, texts as HTML,
 * errors by field, pictures on a host of their own, cookies that nobody asked for. One shelf is broken, a page and a banner are
 * missing, a picture is private and another is a web page.
 */
const media = `http://localhost:${await servePictures()}/media`;
const port = await listen(
  Number(process.env['PORT'] ?? 0),
  { ...catalogue(media), ...customerRoutes, ...shopping(media) },
  {
    headers: {
      'access-control-allow-origin': process.env['SITE_ORIGIN'] ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': 'authorization, content-type, x-requested-with, idempotency-key',
      'access-control-expose-headers': 'authorization',
      'set-cookie': 'bazaar_session=abc; Path=/; HttpOnly',
      'x-powered-by': 'Bazaar/7.4',
    },
    notFound: { status: 404, body: { status: 'failed', errors: [{ field: null, message: 'Route not found' }] } },
  },
);
console.log(`listens ${port}`);
