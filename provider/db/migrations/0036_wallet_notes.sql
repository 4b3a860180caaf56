-- What was noted before, all of it in one of five sentences.
UPDATE "wallet_transaction" SET "sentence" = jsonb_build_object(
	'text', '{number}' || substr("note", strpos("note", ' ')),
	'values', jsonb_build_object('number', split_part("note", ' ', 1))
)
WHERE substr("note", strpos("note", ' ')) IN (' was placed', ' was cancelled', ' came with units missing', ' was paid with more than it came to');--> statement-breakpoint
UPDATE "wallet_transaction" SET "sentence" = jsonb_build_object(
	'text', '{number} refund: {name}',
	'values', jsonb_build_object('number', split_part("note", ' ', 1), 'name', substr("note", strpos("note", ' refund: ') + 9))
)
WHERE "note" ~ '^\S+ refund: ';
