ALTER TABLE "banner" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "cms_page" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "translations" jsonb;