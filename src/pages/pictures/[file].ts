import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { type MadePicture, pictures } from '../../data/pictures.ts';

export const getStaticPaths = (async () =>
  (await pictures()).files.map((picture) => ({
    params: { file: picture.file },
    props: { ...picture },
    // The file's name is a hash of its content.
    cacheKey: picture.path,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<MadePicture> = async ({ props: { path, format } }) =>
  new Response(new Uint8Array(await readFile(path)), { headers: { 'content-type': `image/${format}` } });
