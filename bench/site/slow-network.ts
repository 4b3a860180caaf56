import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Slow 4G as Lighthouse has it: the time to the server and back, and bits a second. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
export const SLOW_4G = { roundTripMs: 150, bitsPerSecond: 1_638_400 };

/** A way to a server that is as slow as a phone's, for everything a browser does, prefetching included; it counts the bytes. */
export class SlowNetwork {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #freeAt = 0;
  /** That came down so far, with what TLS adds. */
  bytes = 0;

  constructor(port: number) {
    this.#server = createServer((browser) => {
      const server = connect(port, '127.0.0.1');
      this.#pass(browser, server, () => performance.now());
      this.#pass(server, browser, (size) => this.#due(size));
    });
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** All connections share one line: what comes later waits for what came before. */
  #due(size: number): number {
    this.bytes += size;
    const ms = (size * 8 * 1000) / SLOW_4G.bitsPerSecond;
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + ms;
    return this.#freeAt;
  }

  #pass(from: Socket, to: Socket, due: (size: number) => number): void {
    this.#sockets.add(from);
    from.setNoDelay();
    // Timers of the same millisecond fire in any order, so each writes the chunk that has waited longest.
    const queue: (() => void)[] = [];
    const later = (at: number, then: () => void) => {
      queue.push(then);
      setTimeout(() => queue.shift()?.(), at - performance.now() + SLOW_4G.roundTripMs / 2);
    };
    from.on('data', (chunk: Buffer) => later(due(chunk.length), () => to.writable && to.write(chunk)));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      later(due(0), () => to.end());
    });
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
