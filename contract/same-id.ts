/** As `Id` of id.ts, which needs the schema library; this does not. */
type Id = string | number;

/** `7` and `"7"` are the same id: stores, URLs and forms may turn one into the other. */
export const sameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a != null && b != null && String(a) === String(b);
