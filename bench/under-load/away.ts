import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Kinds of outage: the database refuses connections, or never answers. */
export type Absence = 'gone' | 'silent';

/** A proxy between the provider and its database server that can simulate an outage. */
export class DatabaseLine {
  readonly #to: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #isSilent = false;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#to = { host: hostname, port: Number(port || 5432) };
  }

  /** Returns the database's address by way of this line. */
  async open(url: string): Promise<string> {
    this.#server = createServer((socket) => this.#join(socket));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    const by = new URL(url);
    [by.hostname, by.port] = ['127.0.0.1', String(this.#port)];
    return by.href;
  }

  async leave(how: Absence): Promise<void> {
    if (how === 'gone') return this.close();
    this.#isSilent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  async comeBack(url: string): Promise<void> {
    if (this.#isSilent) {
      this.#isSilent = false;
      for (const socket of this.#sockets) socket.resume();
    } else await this.open(url);
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (!server?.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #join(near: Socket): void {
    const far = connect(this.#to);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#isSilent) from.pause();
    }
  }
}
