CREATE TABLE "import_run" (
	"id" serial PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text
);
