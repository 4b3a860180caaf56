import { png } from '../png.ts';
import { listen, type Answer } from '../small-server.ts';

function picture(name: string): Answer {
  const number = Number(/^(\d+)\.png$/.exec(name)?.[1] ?? name.length);
  // As it goes in a bucket that many hands have filled: one is private, and one is a page that says sorry.
  if (number === 104) return { status: 403, body: { message: 'Access Denied' } };
  if (number === 107) {
    return { body: new TextEncoder().encode('<!doctype html><p>Sorry!</p>'), headers: { 'content-type': 'text/html' } };
  }
  return { body: png(number), headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' } };
}

/** The shop's pictures live on a host of their own. Returns its port. */
export function servePictures(): Promise<number> {
  const routes = { 'GET /media/{name}': ({ params }: { params: string[] }) => picture(params[0] ?? '') };
  return listen(0, routes, { notFound: { status: 404 } });
}
