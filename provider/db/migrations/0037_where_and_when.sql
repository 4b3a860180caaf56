CREATE TABLE "closed_day" (
	"date" date PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_weekday" (
	"weekday" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "slot_taken" DROP CONSTRAINT "slot_taken_window_key_slot_window_key_fk";
--> statement-breakpoint
ALTER TABLE "delivery_zone" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_zone" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_taken" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_window" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_window" ADD COLUMN "weekdays" text[] DEFAULT '{"monday","tuesday","wednesday","thursday","friday","saturday","sunday"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_window" ADD COLUMN "cutoff_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_window" ADD COLUMN "cutoff_day_before" text;--> statement-breakpoint
ALTER TABLE "slot_window" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_zone" ADD CONSTRAINT "delivery_zone_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "slot_window" ADD CONSTRAINT "slot_window_id_unique" UNIQUE("id");--> statement-breakpoint
-- The default area, and those that had charges or pincodes alone: the desk lists what has a row.
INSERT INTO "delivery_zone" ("zone")
SELECT '' UNION SELECT "zone" FROM "charge_step" UNION SELECT "zone" FROM "pincode"
ON CONFLICT DO NOTHING;
