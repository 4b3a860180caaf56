CREATE TABLE "shopping_list" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"share_token" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_list_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "shopping_list_line" (
	"id" serial PRIMARY KEY NOT NULL,
	"list_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"added_price_paise" integer NOT NULL,
	CONSTRAINT "shopping_list_line_quantity" CHECK ("shopping_list_line"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "shopping_list" ADD CONSTRAINT "shopping_list_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_line" ADD CONSTRAINT "shopping_list_line_list_id_shopping_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_line" ADD CONSTRAINT "shopping_list_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_list_name" ON "shopping_list" USING btree ("customer_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_list_line_product" ON "shopping_list_line" USING btree ("list_id","product_id");