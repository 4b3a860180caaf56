import { createServer, type IncomingMessage, type Server } from 'node:http';
import { readHook, readRelease, Refusal, verify } from './hook.ts';
import type { Queue } from './queue.ts';
import type { Releases } from './release.ts';
import type { Seen } from './seen.ts';
import type { Live } from './status.ts';

const LONGEST_BODY = 64_000;

export interface Parts {
  readonly key: string;
  readonly seen: Seen;
  readonly queue: Queue;
  readonly releases: Releases;
  readonly live: Live;
}

/** The calls of README.md. */
export function publisherServer({ key, seen, queue, releases, live }: Parts): Server {
  const answers: Record<string, (body: string) => [status: number, answer: object]> = {
    'POST /': (body) => {
      queue.add(readHook(body));
      return [202, live.status];
    },
    'POST /rollback': (body) => {
      const release = readRelease(body);
      if (!releases.list().some(({ id }) => id === release))
        throw new Refusal(404, `There is no release ${release}: it was never made, or is no longer kept.`);
      releases.switchTo(release, Date.now());
      live.changed();
      return [200, live.status];
    },
    'GET /status': () => [200, live.status],
  };

  return createServer((request, response) => {
    const respond = (status: number, answer: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(answer));
    };
    const call = async () => {
      const { method = 'GET', url: path = '/' } = request;
      if (path === '/healthz') return respond(200, {});
      const reads = method === 'GET';
      const body = await readText(request);
      const signature = verify(request.headers, { method, path, body }, key, Date.now());
      if (reads && path === '/events') return live.listen(response);
      const answer = answers[`${method} ${path}`];
      if (!answer) throw new Refusal(404, 'There is no such call.');
      if (!reads) seen.remember(signature, Date.now());
      respond(...answer(body));
    };
    call().catch((error: unknown) => {
      if (!(error instanceof Refusal)) console.error(error);
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'Something went wrong in the publisher.');
      respond(refusal.status, { message: refusal.message });
    });
  });
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_BODY) throw new Refusal(413, 'The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
