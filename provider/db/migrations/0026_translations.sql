ALTER TABLE "category" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "grouping" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "sub_category" ADD COLUMN "translations" jsonb;