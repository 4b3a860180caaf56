CREATE TABLE "search_term" (
	"term" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"postings" "bytea" NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_search_text";--> statement-breakpoint
ALTER TABLE "search_word" ADD COLUMN "term" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_word" ADD COLUMN "sound" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_sound" ON "search_word" USING btree ("sound");