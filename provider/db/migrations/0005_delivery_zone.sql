CREATE TABLE "delivery_zone" (
	"zone" text PRIMARY KEY NOT NULL,
	"minimum_paise" integer DEFAULT 0 NOT NULL,
	"chilled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sub_category" ADD COLUMN "chilled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "substitution" text DEFAULT 'best-match' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "substitution" text;