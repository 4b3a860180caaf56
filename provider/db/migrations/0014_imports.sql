CREATE TABLE "import" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"file" text NOT NULL,
	"counts" jsonb NOT NULL,
	"highest_ids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_change" (
	"import_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "import_change_import_id_product_id_pk" PRIMARY KEY("import_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "pack_key" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "pack_override" text;--> statement-breakpoint
ALTER TABLE "import_change" ADD CONSTRAINT "import_change_import_id_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import"("id") ON DELETE cascade ON UPDATE no action;