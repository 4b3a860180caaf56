import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM_ARGS, findBrowser } from '../../harness/browser.ts';

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** What Chrome says by itself, and of which of its targets. */
type Listener = (method: string, params: unknown, sessionId: string | undefined) => void;

/**
 * A Chrome controlled over its protocol only. Playwright debugs a page without its tab, and Chrome prerenders nothing for
 * such a page. https://chromedevtools.github.io/devtools-protocol/
 */
export class Chrome {
  readonly #dir = mkdtempSync(join(tmpdir(), 'haat-chrome-'));
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  #socket: WebSocket | undefined;
  #ids = 0;
  onEvent: Listener = () => {};

  constructor(args: readonly string[]) {
    const fixedArgs = ['--headless=new', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${this.#dir}`];
    const browser = findBrowser() ?? 'chromium';
    this.#child = spawn(browser, [...fixedArgs, ...CHROMIUM_ARGS, ...args, 'about:blank'], { stdio: 'ignore' });
  }

  async connect(): Promise<void> {
    const file = join(this.#dir, 'DevToolsActivePort');
    for (const from = Date.now(); !existsSync(file) || !readFileSync(file, 'utf8').includes('\n'); await wait(50))
      if (Date.now() - from > 20_000) throw new Error('Chrome has not started within 20 seconds.');
    const [port, path] = readFileSync(file, 'utf8').split('\n');
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    await once(socket, 'open');
    socket.addEventListener('message', ({ data }) => this.#read(JSON.parse(String(data)) as Message));
    this.#socket = socket;
  }

  #read({ id, method, params, result, error, sessionId }: Message): void {
    if (id === undefined) return void (method !== undefined && this.onEvent(method, params, sessionId));
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  }

  send<Result = unknown>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = (this.#ids += 1);
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket?.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
    return answer as Promise<Result>;
  }

  async close(): Promise<void> {
    const gone = once(this.#child, 'exit');
    if (this.#child.exitCode === null) {
      this.#child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.#dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
