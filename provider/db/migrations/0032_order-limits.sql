ALTER TABLE "orders" ADD COLUMN "household" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "open_limit" text;--> statement-breakpoint
CREATE INDEX "orders_reference" ON "orders" USING btree (upper(regexp_replace("payment_reference", '[^A-Za-z0-9]', '', 'g'))) WHERE "orders"."payment_reference" is not null;--> statement-breakpoint
CREATE INDEX "orders_household" ON "orders" USING btree ("household") WHERE "orders"."status" not in ('delivered', 'cancelled');