/** A response that hands over the bytes it was made from, where `Response` copies them, both as it is made and as it is read. */
export class PageResponse extends Response {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer, init: ResponseInit) {
    super(streamOf(bytes), init);
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

const streamOf = (bytes: ArrayBuffer): ReadableStream =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });
