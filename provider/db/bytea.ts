import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes, which drizzle has none for. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
