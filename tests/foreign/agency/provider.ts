import { listen } from '../small-server.ts';
import { catalogue } from './catalogue.ts';
import { customerRoutes } from './customers.ts';
import { shopping } from './shopping.ts';

/**
 * A provider as an Indian agency builds them, with Express and MongoDB, and Laravel's way to refuse: ids of 24 hexadecimal
 * digits, five fields around every answer, prices as texts in rupees, what is pointed to stands in it, or its id alone, pack
 * sizes with ids that are no products', slots without a day, ten entries to a page of any list, the id alone of what was
 * created, and field names of its own wherever something is sent.
 */
const port = await listen(
  Number(process.env['PORT'] ?? 0),
  { ...catalogue, ...customerRoutes, ...shopping },
  {
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-expose-headers': 'authorization',
      'x-powered-by': 'Express',
    },
    notFound: {
      status: 404,
      body: { statusCode: 404, success: false, message: 'Route not found', data: null, meta: null },
    },
  },
);
console.log(`listens ${port}`);
