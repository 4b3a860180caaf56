CREATE TABLE "invoice" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"seller" jsonb
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_paise" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "overpaid_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;