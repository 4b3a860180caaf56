interface Extras {
  /** Stable code, for callers that show a text of their own. */
  readonly code?: string;
  /** What can be said to the command; at the desk there are other ways. */
  readonly advice?: string;
}

/** The file as a whole can't be imported. `message` is for whoever gave the command, `sentence` for everybody. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly sentence: string;
  readonly code: string;

  constructor(sentence: string, { code = 'not_importable', advice }: Extras = {}) {
    super(advice === undefined ? sentence : `${sentence} ${advice}`);
    this.sentence = sentence;
    this.code = code;
  }
}
