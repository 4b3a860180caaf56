import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '../../contract/push.ts';

interface Pushed {
  readonly device: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: PushMessage;
  /** With which it was answered; undefined when it was not. */
  readonly status: number | undefined;
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser's side of a subscription: what it hands out, and how it reads what it is sent (RFC 8291 and RFC 8188). */
function makeDevice(base: string, name: string) {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  const decrypt = (body: Buffer): string => {
    const idEnd = 21 + body.readUInt8(20);
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, idEnd)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = hkdf(pair.computeSecret(sender), auth, info, 32);
    const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const decipher = createDecipheriv('aes-128-gcm', key, hkdf(secret, salt, 'Content-Encoding: nonce\0', 12));
    decipher.setAuthTag(body.subarray(-16));
    const record = Buffer.concat([decipher.update(body.subarray(idEnd, -16)), decipher.final()]);
    return record.subarray(0, record.lastIndexOf(2)).toString();
  };
  return { subscription: { endpoint: `${base}/push/${name}`, keys }, decrypt };
}

/** Good calls, for a device of nobody who listens. */
export const goodPush = {
  getPushKey: () => ({}),
  postPushSubscription: () => ({ body: makeDevice('https://push.example', 'phone').subscription }),
  deletePushSubscription: () => ({}),
};

/** Whether the sender has the private key to the public one that the header names, and what it says of itself (RFC 8292). */
export function readVapid({ authorization = '' }: IncomingHttpHeaders) {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return { isSigned, key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> };
}

/** A push service that reads what it is sent as the devices would. `answer` says with which status; undefined: not at all. */
export async function openPushService(answer: (device: string) => number | undefined = () => 201) {
  const pushed: Pushed[] = [];
  const devices = new Map<string, ReturnType<typeof makeDevice>>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const device = request.url?.split('/').at(-1) ?? '';
      const text = devices.get(device)?.decrypt(Buffer.concat(chunks)) ?? '';
      const status = answer(device);
      pushed.push({ device, headers: request.headers, message: JSON.parse(text) as PushMessage, status });
      if (status !== undefined) response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    pushed,
    /** What a browser of that name would hand out. */
    subscribe: (name: string) => {
      const device = makeDevice(`http://${host}`, name);
      devices.set(name, device);
      return device.subscription;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
