import type { Context } from 'hono';
import { notFound } from '../domain/errors.ts';
import { findPicture } from '../domain/editor/uploaded-pictures.ts';
import { clientIp } from '../http/client-ip.ts';
import type { App, Env, Provider } from '../http/env.ts';
import { limitTime } from '../http/time-limit.ts';
import { findPhoto } from '../repositories/photo.ts';

/** SVG that can load and run nothing, whoever opens it by itself. */
export const svgResponse = (c: Context<Env>, drawing: string): Response =>
  c.body(drawing, 200, {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });

/** Not a call of section 7: the drawings and the photos that `image` fields point at. */
export function pictureRoutes(app: App, { db, findDrawing, admission, settings }: Provider): void {
  app.get('/pictures/:file{.+\\.svg}', async (c) => {
    c.set('route', '/pictures/{name}.svg');
    const drawing = await findDrawing?.(c.req.param('file').slice(0, -'.svg'.length));
    if (drawing === undefined) throw notFound('There is no such picture.', 'unknown_picture');
    return svgResponse(c, drawing);
  });

  // Photos of goods, and what an editor has uploaded.
  app.get('/pictures/:file{[0-9a-f]{32}\\.webp}', async (c) => {
    c.set('route', '/pictures/{name}.webp');
    const name = c.req.param('file').slice(0, -'.webp'.length);
    const found = admission.run(
      'catalogue',
      clientIp(c, settings),
      async () => (await findPhoto(db, name)) ?? (await findPicture(db, name)),
    );
    const bytes = await limitTime(settings.requestSeconds, found);
    if (!bytes) throw notFound('There is no such picture.', 'unknown_picture');
    return c.body(bytes, 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}
