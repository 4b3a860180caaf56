CREATE TABLE "synonym" (
	"word" text NOT NULL,
	"meaning" text NOT NULL,
	CONSTRAINT "synonym_word_meaning_pk" PRIMARY KEY("word","meaning")
);
--> statement-breakpoint
CREATE INDEX "synonym_meaning" ON "synonym" USING btree ("meaning");--> statement-breakpoint
CREATE INDEX "synonym_trigram" ON "synonym" USING gin ("word" gin_trgm_ops) WITH (gin_pending_list_limit=64);