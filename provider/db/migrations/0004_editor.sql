CREATE TABLE "editor_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"piece" text NOT NULL,
	"action" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "editor_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editor_piece" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb,
	"draft_by" text,
	"draft_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "published" (
	"id" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "from_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "until_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "editor_change_piece" ON "editor_change" USING btree ("piece");