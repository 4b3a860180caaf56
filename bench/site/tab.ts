import { setTimeout as wait } from 'node:timers/promises';
import { Chrome } from './chrome.ts';
import { PHONE, SLOWER_CPU } from './phone.ts';
import { type PageReport, reportPage } from './report-page.ts';

interface Target {
  readonly targetId: string;
  readonly type: string;
  readonly subtype?: string;
}

const AUTO_ATTACH = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
const STEP_WITHIN = 20_000;

/** One tab of a phone, with all pages in it: those shown, and those only prerendered. */
export class Tab {
  readonly #chrome: Chrome;
  readonly #sessions = new Map<string, Target>();
  readonly reports: PageReport[] = [];
  /** Where prerendering came to nothing, or Back loaded a page anew, and why, as Chrome says it. */
  readonly remarks: string[] = [];

  constructor(args: readonly string[]) {
    this.#chrome = new Chrome([`--window-size=${PHONE.viewport.width},${PHONE.viewport.height}`, ...args]);
  }

  async open(): Promise<void> {
    await this.#chrome.connect();
    this.#chrome.onEvent = (method, params, sessionId) => void this.#hear(method, params, sessionId);
    await this.#chrome.send('Target.setDiscoverTargets', { discover: true });
    const filter = [{ type: 'tab' }, { type: 'page', exclude: true }, { exclude: true }];
    await this.#chrome.send('Target.setAutoAttach', { ...AUTO_ATTACH, filter });
    for (const from = Date.now(); !this.#shownSession(); await wait(20))
      if (Date.now() - from > STEP_WITHIN) throw new Error('Chrome has opened no page.');
  }

  async #hear(method: string, params: unknown, sessionId: string | undefined): Promise<void> {
    if (method === 'Target.attachedToTarget') {
      const { sessionId: id, targetInfo } = params as { sessionId: string; targetInfo: Target };
      this.#prepare(id, targetInfo);
    } else if (method === 'Target.detachedFromTarget')
      this.#sessions.delete((params as { sessionId: string }).sessionId);
    else if (method === 'Target.targetInfoChanged') {
      const { targetInfo } = params as { targetInfo: Target };
      for (const [id, { targetId }] of this.#sessions)
        if (targetId === targetInfo.targetId) this.#sessions.set(id, targetInfo);
    } else if (method === 'Runtime.bindingCalled' && sessionId)
      this.reports.push(JSON.parse((params as { payload: string }).payload) as PageReport);
    else if (method === 'Preload.prerenderStatusUpdated') {
      const { status, prerenderStatus, key } = params as {
        status: string;
        prerenderStatus?: string;
        key: { url: string };
      };
      if (status === 'Failure') this.remarks.push(`Prerendering ${new URL(key.url).pathname}: ${prerenderStatus}`);
    } else if (method === 'Page.backForwardCacheNotUsed') {
      const { notRestoredExplanations: why } = params as { notRestoredExplanations: { reason: string }[] };
      this.remarks.push(`Back loaded a page anew: ${why.map(({ reason }) => reason).join(', ')}`);
    }
  }

  /** Sends without waiting for answers: some come only when a prerendered page is shown. They are heeded in their order. */
  #prepare(id: string, target: Target): void {
    const send = (method: string, params = {}) => void this.#chrome.send(method, params, id).catch(() => {});
    if (target.type === 'tab') send('Target.setAutoAttach', AUTO_ATTACH);
    if (target.type === 'page') {
      for (const domain of ['Page', 'Preload', 'Runtime']) send(`${domain}.enable`);
      send('Runtime.addBinding', { name: 'report' });
      send('Page.addScriptToEvaluateOnNewDocument', { source: `(${reportPage})()` });
      send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
      const { viewport, deviceScaleFactor } = PHONE;
      send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true });
      send('Emulation.setTouchEmulationEnabled', { enabled: true });
      this.#sessions.set(id, target);
    }
    send('Runtime.runIfWaitingForDebugger');
  }

  /** The session of the page that is shown. */
  #shownSession(): string | undefined {
    return [...this.#sessions].find(([, { subtype }]) => !subtype)?.[0];
  }

  send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    return this.#chrome.send<Result>(method, params, this.#shownSession());
  }

  /** What an expression comes to in the page that is shown. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result } = await this.send<{ result: { value: Value } }>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value;
  }

  async waitFor<Value>(what: string, look: () => Promise<Value> | Value): Promise<NonNullable<Value>> {
    for (const from = Date.now(); Date.now() - from < STEP_WITHIN; await wait(30)) {
      const found = await Promise.resolve(look()).catch(() => undefined);
      if (found) return found;
    }
    throw new Error(`${what} within ${STEP_WITHIN / 1000} seconds, at ${await this.evaluate('location.href')}.`);
  }

  close(): Promise<void> {
    return this.#chrome.close();
  }
}
