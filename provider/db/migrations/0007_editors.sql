CREATE TABLE "editor" (
	"name" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "editor_key_hash_unique" UNIQUE("key_hash")
);
