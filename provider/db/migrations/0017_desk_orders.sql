ALTER TABLE "orders" ADD COLUMN "refund_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credited_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_slot" ON "orders" USING btree ("slot_date");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("slot_date") WHERE "orders"."status" not in ('delivered', 'cancelled');