import type { APIRoute, GetStaticPaths } from 'astro';
import { madePictures } from '../../data/pictures.ts';

export const getStaticPaths = (async () =>
  (await madePictures()).map((picture) => ({ params: { file: picture.file }, props: picture }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(new Uint8Array(props['bytes'] as Buffer), { headers: { 'content-type': `image/${props['format']}` } });
