CREATE TABLE "otp_delivery" (
	"phone" text PRIMARY KEY NOT NULL,
	"claimed_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"purpose" text,
	"count" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");