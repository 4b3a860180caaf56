CREATE TABLE "otp_code" (
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"open_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"proved_at" timestamp with time zone,
	"name" text,
	"email" text,
	CONSTRAINT "otp_code_phone_purpose_ticket_hash_pk" PRIMARY KEY("phone","purpose","ticket_hash")
);
