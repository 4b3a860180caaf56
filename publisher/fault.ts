/** A fault as README.md lists it; its message is worded where it is shown. */
export type Fault =
  | { readonly code: 'page-missing' | 'page-truncated' | 'page-empty'; readonly page: string }
  | { readonly code: 'page-too-large'; readonly page: string; readonly kb: number; readonly maxKb: number }
  | { readonly code: 'pages-lost'; readonly lost: number; readonly total: number }
  | { readonly code: 'no-pages' }
  | ({ readonly page: string } & UnknownScript)
  | ({ readonly code: 'broken-link' } & BrokenLink)
  | {
      readonly code: 'pictures-missing';
      readonly missing: number;
      readonly total: number;
      readonly examples: readonly string[];
    }
  /** `output` is the end of what the command wrote to its standard error, or the reason that it gave. */
  | { readonly code: 'build-failed'; readonly exitCode: number | null; readonly output: string }
  | { readonly code: 'build-timeout'; readonly minutes: number }
  | { readonly code: 'publisher-stopped' }
  | { readonly code: 'disk-full'; readonly freeMb: number; readonly dir: string }
  | { readonly code: 'build-host-unreachable' }
  | { readonly code: 'build-host-refused'; readonly status: number }
  | { readonly code: 'unexpected'; readonly message: string };

/** A link that leads nowhere, and the page that it stands on. */
export interface BrokenLink {
  readonly page: string;
  readonly path: string;
}

/** A script in a page that the build does not know. */
export interface UnknownScript {
  readonly code: 'attribute-runs' | 'script-foreign' | 'script-unknown';
  /** Its beginning, as it stands in the page. */
  readonly excerpt: string;
}

/** Nothing was published. */
export class PublishError extends Error {
  override name = 'PublishError';
  readonly faults: readonly Fault[];
  constructor(...faults: readonly Fault[]) {
    super(faults.map(({ code }) => code).join(', '));
    this.faults = faults;
  }
}
