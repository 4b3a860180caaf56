ALTER TABLE "coupon" ADD COLUMN "category_ids" integer[];--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "product_ids" integer[];--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_id") WHERE "orders"."coupon_id" is not null;