import { drawPicture } from '../demo/pictures.ts';
import { notFound } from '../errors.ts';
import type { App } from '../route.ts';

/** Not a call of section 7: the drawn pictures that `image` fields point at. */
export function pictureRoutes(app: App): void {
  app.get('/pictures/:file{.+\\.svg}', (c) => {
    c.set('route', '/pictures/{name}.svg');
    const drawing = drawPicture(c.req.param('file').slice(0, -'.svg'.length));
    if (drawing === undefined) throw notFound('There is no such picture.', 'unknown_picture');
    return c.body(drawing, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
  });
}
