CREATE TABLE "photo" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "photo_original" (
	"hash" text PRIMARY KEY NOT NULL,
	"photo_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_url" (
	"url" text PRIMARY KEY NOT NULL,
	"original_hash" text NOT NULL,
	"etag" text,
	"last_modified" text
);
--> statement-breakpoint
ALTER TABLE "photo_original" ADD CONSTRAINT "photo_original_photo_id_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_url" ADD CONSTRAINT "photo_url_original_hash_photo_original_hash_fk" FOREIGN KEY ("original_hash") REFERENCES "public"."photo_original"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_original_photo" ON "photo_original" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "photo_url_original" ON "photo_url" USING btree ("original_hash");