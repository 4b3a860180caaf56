ALTER TABLE "product" ADD COLUMN "diet" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "claims" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "allergens" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "nutrition" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "best_before" text;--> statement-breakpoint
CREATE INDEX "order_item_product" ON "order_item" USING btree ("product_id","order_id");