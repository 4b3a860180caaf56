/** Opens the events of an order, and reads one after the other. */
export async function openEvents(
  fetch: (request: Request) => Promise<Response>,
  base: string,
  order: number,
  token: string,
) {
  const leaving = new AbortController();
  const answer = await fetch(
    new Request(`${base}/order/${order}/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    }),
  );
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  /** The status that the next event says; undefined when the stream has ended. */
  async function next(): Promise<string | undefined> {
    for (;;) {
      const [, data] = /^data: (.+)\n\n/m.exec(text) ?? [];
      if (data !== undefined) {
        text = text.slice(text.indexOf(data) + data.length);
        return (JSON.parse(data) as { status: string }).status;
      }
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      text += value ?? '';
    }
  }
  return { answer, next, leave: () => reader?.cancel().then(() => leaving.abort()) };
}
