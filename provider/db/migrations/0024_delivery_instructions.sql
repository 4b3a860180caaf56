ALTER TABLE "address" ADD COLUMN "delivery_instructions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "delivery_note" text;