DROP INDEX "product_brand";--> statement-breakpoint
DROP INDEX "product_sold";--> statement-breakpoint
DROP INDEX "product_added";--> statement-breakpoint
CREATE INDEX "product_relevance" ON "product" USING btree (("stock" = 0),"sold" DESC,"id") WHERE "product"."listed" and "product"."active";--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ("price_paise","id") WHERE "product"."listed" and "product"."active";--> statement-breakpoint
CREATE INDEX "product_unit_price" ON "product" USING btree (("unit" is null),"unit","unit_price_paise","id") WHERE "product"."listed" and "product"."active";--> statement-breakpoint
CREATE INDEX "product_saving" ON "product" USING btree ((("mrp_paise" - "price_paise")::float8 / greatest("mrp_paise", 1)) desc) WHERE "product"."listed" and "product"."active";--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ("name_text") WHERE "product"."listed" and "product"."active";--> statement-breakpoint
CREATE INDEX "product_featured" ON "product" USING btree ("sold" DESC,"id") WHERE "product"."listed" and "product"."active" and "product"."featured";--> statement-breakpoint
CREATE INDEX "product_brand" ON "product" USING btree ("brand_id") WHERE "product"."listed" and "product"."active";--> statement-breakpoint
CREATE INDEX "product_sold" ON "product" USING btree ("sold" DESC,"id") WHERE "product"."listed" and "product"."active";--> statement-breakpoint
CREATE INDEX "product_added" ON "product" USING btree ("added_at","id") WHERE "product"."listed" and "product"."active";