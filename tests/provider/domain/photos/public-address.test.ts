import { expect, test } from 'vitest';
import { allowedUrl } from '../../../../provider/domain/photos/allowed-url.ts';
import { fetchPhoto } from '../../../../provider/domain/photos/fetch-photo.ts';
import { isPublicAddress } from '../../../../egress/public-address.ts';
import { startPhotoServer } from '../../fixtures/photos/photo-server.ts';

const PRIVATE = 'its address leads into a private network';

test.each([
  'http://127.0.0.1/a.jpg',
  'http://127.1/a.jpg',
  'http://127.255.255.254/a.jpg',
  'http://2130706433/a.jpg',
  'http://0x7f000001/a.jpg',
  'http://0x7f.0.0.1/a.jpg',
  'http://0177.0.0.1/a.jpg',
  'http://017700000001/a.jpg',
  'http://１２７.0.0.1/a.jpg',
  'http://0.0.0.0/a.jpg',
  'http://0/a.jpg',
  'http://10.0.0.1/a.jpg',
  'http://10.1/a.jpg',
  'http://172.16.0.1/a.jpg',
  'http://172.31.255.255/a.jpg',
  'http://192.168.1.1/a.jpg',
  'http://3232235777/a.jpg',
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/latest/meta-data/',
  'http://100.64.0.1/a.jpg',
  'http://100.100.100.200/latest/meta-data/',
  'http://168.63.129.16/machine',
  'http://192.0.0.192/opc/v1/',
  'http://198.18.0.1/a.jpg',
  'http://224.0.0.1/a.jpg',
  'http://255.255.255.255/a.jpg',
  'http://[::1]/a.jpg',
  'http://[::]/a.jpg',
  'http://[::ffff:127.0.0.1]/a.jpg',
  'http://[::ffff:a9fe:a9fe]/latest/meta-data/',
  'http://[::127.0.0.1]/a.jpg',
  'http://[64:ff9b::7f00:1]/a.jpg',
  'http://[64:ff9b:1::1]/a.jpg',
  'http://[2002:7f00:1::]/a.jpg',
  'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/a.jpg',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[fc00::1]/a.jpg',
  'http://[fe80::1]/a.jpg',
  'http://[fec0::1]/a.jpg',
  'http://[ff02::1]/a.jpg',
  'https://127.0.0.1:8443/a.jpg',
  '//127.0.0.1/a.jpg',
])('%s is not asked', (url) => {
  expect(() => allowedUrl(url, [])).toThrow(PRIVATE);
});

test.each([
  ['ftp://cdn.example/a.jpg', 'does not begin with https'],
  ['file:///etc/passwd', 'does not begin with https'],
  ['gopher://127.0.0.1:70/_', 'does not begin with https'],
  ['https://user:secret@cdn.example/a.jpg', 'a user name or a password'],
  ['https://cdn.example:22/a.jpg', 'port 22'],
  ['https://cdn.example:25/a.jpg', 'port 25'],
  [`https://cdn.example/${'a'.repeat(2000)}`, 'more than 2000 characters'],
])('%s is refused', (url, reason) => {
  expect(() => allowedUrl(url, [])).toThrow(reason);
});

test.each([
  'https://cdn.example/a.jpg',
  'http://8.8.8.8/a.jpg',
  'https://cdn.example:8443/a.jpg',
  '//cdn.example/a.jpg',
])('%s may be asked', (url) => {
  expect(allowedUrl(url, []).pathname).toBe('/a.jpg');
});

test('addresses of the internet are public', () => {
  const all = ['8.8.8.8', '103.21.244.1', '2606:4700::1111', '::ffff:8.8.8.8'];
  expect(all.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(isPublicAddress('no address')).toBe(false);
});

test.each([
  ['itself', [{ address: '127.0.0.1', family: 4 }]],
  [
    'among public ones',
    [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ],
  ],
  ['as IPv6', [{ address: '::ffff:192.168.0.1', family: 6 }]],
])('a name that leads into the private network, %s, is refused', async (_, addresses) => {
  const server = await startPhotoServer((__, response) => response.end());
  const lookup = ((_name: string, _options: object, callback: (error: null, found: typeof addresses) => void) =>
    callback(null, addresses)) as never;
  const url = `http://photos.example:${server.host.split(':')[1]}/a.jpg`;
  await expect(fetchPhoto(url, { allowedHosts: [], lookup })).rejects.toThrow(PRIVATE);
  expect(server.calls).toEqual([]);
  await server.stop();
});

test('a name is looked up once, so that a second answer leads nowhere', async () => {
  const answers = ['127.0.0.1', '8.8.8.8'];
  let asked = 0;
  const lookup = ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(null, [{ address: answers[asked++], family: 4 }])) as never;
  await expect(fetchPhoto('http://photos.example/a.jpg', { allowedHosts: [], lookup })).rejects.toThrow(PRIVATE);
  expect(asked).toBe(1);
});

test('localhost is refused by what it means', async () => {
  const server = await startPhotoServer((_, response) => response.end());
  await expect(fetchPhoto(server.url('/a.jpg'), { allowedHosts: [] })).rejects.toThrow(PRIVATE);
  await expect(fetchPhoto(server.url('/a.jpg'), { allowedHosts: ['photos.lan'] })).rejects.toThrow(PRIVATE);
  expect(server.calls).toEqual([]);
  await server.stop();
});
