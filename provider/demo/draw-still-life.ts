import sharp from 'sharp';
import { stillLife } from './draw/still-life.ts';

/** `npm run demo:still-life`: draws the picture of the first screen anew. */

const SITE = new URL('../../src/assets/', import.meta.url);
const drawing = sharp(Buffer.from(stillLife()), { density: 144 }).resize(1120);
await drawing.clone().webp({ quality: 75 }).toFile(new URL('still-life.webp', SITE).pathname);
await drawing.clone().avif({ quality: 55 }).toFile(new URL('still-life.avif', SITE).pathname);
