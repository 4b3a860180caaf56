import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photosByName, photosInFolder, type PhotoSource } from '../../../../provider/domain/photos/photo-source.ts';

let root: string;
let photos: PhotoSource;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'haat-photos-'));
  const shop = join(root, 'shop');
  await mkdir(join(shop, 'Photos', 'old'), { recursive: true });
  await writeFile(join(root, 'secret.jpg'), 'secret');
  await writeFile(join(shop, 'Photos', 'Salt.JPG'), 'salt');
  await writeFile(join(shop, 'Photos', 'twice.jpg'), 'new');
  await writeFile(join(shop, 'Photos', 'old', 'twice.jpg'), 'old');
  await writeFile(join(shop, 'huge.jpg'), Buffer.alloc(15_000_001));
  await symlink(join(root, 'secret.jpg'), join(shop, 'link.jpg'));
  await symlink(root, join(shop, 'up'));
  photos = await photosInFolder(shop);
});
afterAll(() => rm(root, { recursive: true }));

const read = async (name: string) => (await photos.read(name))?.toString();

test.each([
  'Photos/Salt.JPG',
  'photos/salt.jpg',
  './photos\\salt.jpg',
  'salt.jpg',
  'C:\\My shop\\SALT.jpg',
  ' salt.jpg ',
])('%s finds the file', async (name) => expect(await read(name)).toBe('salt'));

test.each([
  '../secret.jpg',
  'Photos/../../secret.jpg',
  '..\\secret.jpg',
  '%2e%2e/secret.jpg',
  '/etc/passwd',
  'link.jpg',
  'up/secret.jpg',
  'salt.jpg\0.png',
  '',
  '.',
  'Photos',
])('%j leads to nothing', async (name) => expect(await read(name)).toBeUndefined());

test('the absolute path of a file beside the folder leads to nothing', async () => {
  expect(await read(join(root, 'secret.jpg'))).toBeUndefined();
});

test('of two files with the same name the path says which', async () => {
  expect(await read('photos/twice.jpg')).toBe('new');
  expect(await read('Photos/old/twice.jpg')).toBe('old');
  expect(await read('twice.jpg')).toBeUndefined();
});

test('a file that is too large is refused', async () => {
  await expect(photos.read('huge.jpg')).rejects.toThrow('larger than 15 MB');
});

test('a zip whose own names lead out of it gives its own bytes, and nothing else', async () => {
  const asked: string[] = [];
  const zip = photosByName(['../../etc/passwd', 'salt.jpg'], async (name) => {
    asked.push(name);
    return Buffer.from(name);
  });
  expect((await zip.read('salt.jpg'))?.toString()).toBe('salt.jpg');
  expect(await zip.read('../secret.jpg')).toBeUndefined();
  expect(asked).toEqual(['salt.jpg']);
});
