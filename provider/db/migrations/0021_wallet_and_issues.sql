CREATE TABLE "issue_photo" (
	"id" serial PRIMARY KEY NOT NULL,
	"issue_id" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_issue" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"text" text,
	"state" text DEFAULT 'reported' NOT NULL,
	"refund_paise" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wallet_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "diet" text;--> statement-breakpoint
ALTER TABLE "issue_photo" ADD CONSTRAINT "issue_photo_issue_id_order_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."order_issue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_issue" ADD CONSTRAINT "order_issue_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_issue" ADD CONSTRAINT "order_issue_order_item_id_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issue_photo_issue" ON "issue_photo" USING btree ("issue_id");--> statement-breakpoint
CREATE INDEX "order_issue_order" ON "order_issue" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_issue_open" ON "order_issue" USING btree ("order_id") WHERE "order_issue"."state" = 'reported';