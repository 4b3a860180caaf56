ALTER TABLE "orders" ADD COLUMN "payment_status" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_key" text;--> statement-breakpoint
-- Cancelled orders were credited whatever their payment. Nobody noted what became of those delivered, so nothing is claimed of them.
UPDATE "orders" SET "payment_status" = CASE "status" WHEN 'cancelled' THEN 'refunded' ELSE 'checking' END
WHERE "payment_method" = 'qr' AND "status" <> 'delivered';--> statement-breakpoint
-- A reference given with several orders counts for the first of them.
UPDATE "orders" SET "payment_key" = upper(regexp_replace("payment_reference", '[^[:alnum:]]', '', 'g'))
WHERE "id" IN (
	SELECT min("id") FROM "orders"
	WHERE "payment_method" = 'qr' AND "payment_reference" ~ '[[:alnum:]]'
	GROUP BY upper(regexp_replace("payment_reference", '[^[:alnum:]]', '', 'g'))
);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment" ON "orders" USING btree ("payment_key");
