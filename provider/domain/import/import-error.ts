/** The file as a whole can't be imported. `message` is one sentence for whoever gave the command. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
