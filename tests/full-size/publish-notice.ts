import type { ContentItem } from '../../contract/content-item.ts';

const INTERVAL_MS = 50;

/** Publishes a notice as an editor does; gives the milliseconds from the Publish until the site says it over HTTP. */
export async function publishNotice(origin: string, key: string, text: string): Promise<number> {
  const edit = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/api/editor${path}`, {
      method,
      headers: { 'x-editor-key': key, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify({ by: 'Rina Das', ...body }) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: ContentItem }).data;
  };
  const { version: basedOn } = await edit('GET', '/content-items/notice');
  const value = { kind: 'notice', text, from: null, until: null };
  const { id, version } = await edit('PUT', '/content-items/notice', { basedOn, value });
  const started = performance.now();
  await edit('POST', '/publish', { items: [{ id, version }] });
  for (;;) {
    const said = await (await fetch(`${origin}/notice.json`)).text();
    const took = performance.now() - started;
    if (said.includes(text)) return took;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
