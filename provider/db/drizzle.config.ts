import { defineConfig } from 'drizzle-kit';

// `npm run migrations` writes the next migration from the schema, compared with the newest snapshot.
export default defineConfig({
  dialect: 'postgresql',
  schema: './provider/db/schema/*.ts',
  out: './provider/db/migrations',
});
