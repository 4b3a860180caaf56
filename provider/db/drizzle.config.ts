import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --config provider/db/drizzle.config.ts` writes the next migration from the schema.
export default defineConfig({
  dialect: 'postgresql',
  schema: './provider/db/schema/*.ts',
  out: './provider/db/migrations',
});
