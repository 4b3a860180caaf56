/** The lines of an answer as they come; one that breaks off is none. The answer is not read further once nobody asks, or at the signal. */
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
