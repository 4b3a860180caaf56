import { png } from '../png.ts';
import { listen, type Call } from '../small-server.ts';

const picture = ({ params }: Call) => ({
  body: png(Number.parseInt(params[0] ?? '', 10) || 7),
  headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
});

const port = await listen(
  0,
  {
    'GET /uploads/products/{name}': picture,
    'GET /uploads/categories/{name}': picture,
    'GET /uploads/banners/{name}': picture,
  },
  { notFound: { status: 404 } },
);

/** Stands beside each picture, whose own path begins after it. */
export const imageBaseUrl = `http://localhost:${port}/uploads`;
