CREATE TABLE "invoice_series" (
	"year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_addition" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "hsn" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "gst_rate" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoiced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "hsn" text;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "gst_rate" double precision;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_addition" ADD CONSTRAINT "order_addition_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_addition_key" ON "order_addition" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoice" ON "orders" USING btree ("invoice_number");