/** Where a drawn picture is served. @example pictureAddress('atta') // '/api/pictures/atta.svg' */
export const pictureUrl = (name: string | null): string | null =>
  name === null ? null : `/api/pictures/${encodeURIComponent(name)}.svg`;
