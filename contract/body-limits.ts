const KB = 1024;
const MB = 1024 * KB;

/** The largest body of a call that does not say otherwise, by who calls: what nobody answers for is small. */
export const MAX_BODY_BYTES = { anyone: 16 * KB, either: 64 * KB, customer: 64 * KB, editor: MB } as const;
/** A body that takes longer than a few seconds keeps this pace at least: that of a poor mobile line. */
export const SLOWEST_BYTES_PER_SECOND = 8 * KB;
/** The largest picture an editor can upload; in a request it is a third longer, as base64. */
export const MAX_PICTURE_BYTES = 2 * MB;
export const MAX_PICTURE_BODY_BYTES = 3 * MB;
/** The largest file of goods that the desk takes, photos included; larger ones go by the command line. */
export const MAX_IMPORT_BYTES = 64 * MB;
