CREATE TABLE "counted_search" (
	"text" text NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	"found_nothing" integer NOT NULL,
	CONSTRAINT "counted_search_text_day_pk" PRIMARY KEY("text","day")
);
--> statement-breakpoint
CREATE TABLE "synonym_group" (
	"id" serial PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	"taught_by" text,
	"taught_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "synonym_group_words" ON "synonym_group" USING gin ("words") WITH (gin_pending_list_limit=64);--> statement-breakpoint
INSERT INTO "synonym_group" ("words") SELECT array_agg("word" ORDER BY "word" <> "meaning", "word") FROM "synonym" GROUP BY "meaning" HAVING count(*) > 1;
