import { request } from 'node:http';
import { connect } from 'node:http2';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Got {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly bytes: number;
  /** Unpacked. */
  readonly text: string;
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/** As it comes over the line: nothing is followed, unpacked or asked for that the caller has not named. */
export const get = (
  port: number,
  path: string,
  { method = 'GET', ...headers }: { method?: string; [header: string]: string | undefined } = {},
): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers, host: '127.0.0.1', agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(read(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks))));
    });
    asked.on('error', reject);
    asked.end();
  });

/** The same over HTTP/2 with TLS, whose certificate nobody vouches for here. */
export const getHttp2 = (port: number, path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
    session.on('error', reject);
    const stream = session.request({ ':path': path, ...headers });
    const chunks: Buffer[] = [];
    let answer: NodeJS.Dict<string | string[]> = {};
    stream.on('response', (received) => (answer = received as NodeJS.Dict<string | string[]>));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('end', () => {
      session.close();
      resolve(read(Number(answer[':status']), answer, Buffer.concat(chunks)));
    });
  });

function read(status: number, headers: NodeJS.Dict<string | string[]>, body: Buffer): Got {
  const packed = unpack[headers['content-encoding'] as keyof typeof unpack] as typeof gunzipSync | undefined;
  return { status, headers, bytes: body.length, text: (packed && body.length ? packed(body) : body).toString() };
}
