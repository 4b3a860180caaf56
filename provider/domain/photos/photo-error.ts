/** Why there is no photo: `message` ends a sentence for the shop's owner, such as 'the server said 404'. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  /** It may be there later: the photo of an earlier import stays until then. */
  readonly isPassing: boolean;
  /** Its server did not answer in time. */
  readonly isTimeout: boolean;

  constructor(message: string, { isPassing = false, isTimeout = false } = {}) {
    super(message);
    this.isPassing = isPassing;
    this.isTimeout = isTimeout;
  }
}
