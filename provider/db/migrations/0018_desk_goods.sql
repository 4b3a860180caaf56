CREATE TABLE "price_change" (
	"id" serial PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "held_stock" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sold_out_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "drawn_picture" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "desk_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_sold_out_until" ON "product" USING btree ("sold_out_until") WHERE "product"."sold_out_until" is not null;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_held_stock" CHECK ("product"."held_stock" >= 0);