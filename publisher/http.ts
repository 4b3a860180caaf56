import { createServer, type IncomingMessage, type Server } from 'node:http';
import { HttpError } from './http-error.ts';
import { readPublishRequest, readRelease } from './publish-request.ts';
import type { Queue } from './queue.ts';
import type { Releases } from './release.ts';
import type { ReplayGuard } from './replay-guard.ts';
import { verify } from './signature.ts';
import type { PublisherState } from './status.ts';

const MAX_BODY_LENGTH = 64_000;

export interface Parts {
  readonly key: string;
  readonly replayGuard: ReplayGuard;
  readonly queue: Queue;
  readonly releases: Releases;
  readonly state: PublisherState;
}

/** The calls of README.md. */
export function publisherServer({ key, replayGuard, queue, releases, state }: Parts): Server {
  const answers: Record<string, (body: string) => [status: number, answer: object]> = {
    'POST /': (body) => {
      queue.add(readPublishRequest(body));
      return [202, state.status];
    },
    'POST /rollback': (body) => {
      const release = readRelease(body);
      if (!releases.list().some(({ id }) => id === release))
        throw new HttpError(404, `There is no release ${release}: it was never made, or is no longer kept.`);
      releases.switchTo(release, Date.now());
      return [200, state.status];
    },
    'GET /status': () => [200, state.status],
  };

  return createServer((request, response) => {
    const respond = (status: number, answer: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(answer));
    };
    const call = async () => {
      const { method = 'GET', url: path = '/' } = request;
      if (path === '/healthz') return respond(200, {});
      const body = await readText(request);
      const signature = verify(request.headers, { method, path, body }, key, Date.now());
      const answer = answers[`${method} ${path}`];
      if (!answer) throw new HttpError(404, 'There is no such call.');
      if (method !== 'GET') replayGuard.check(signature, Date.now());
      respond(...answer(body));
    };
    call().catch((error: unknown) => {
      if (!(error instanceof HttpError)) console.error(error);
      const refusal = error instanceof HttpError ? error : new HttpError(500, 'Something went wrong in the publisher.');
      respond(refusal.status, { message: refusal.message });
    });
  });
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_LENGTH) throw new HttpError(413, 'The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
