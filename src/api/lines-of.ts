/** Yields the lines of an answer as they arrive, without an incomplete last one. Stops reading when the consumer stops, or at the signal. */
export async function* linesOf(body: ReadableStream<BufferSource>, signal?: AbortSignal): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream(), signal && { signal }).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
