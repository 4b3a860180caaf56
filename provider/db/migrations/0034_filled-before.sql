-- A database that a shop runs on is its owner's: what is empty in it stays empty.
INSERT INTO "setting" ("key", "value")
SELECT 'filled', 'before' WHERE EXISTS (SELECT FROM "pincode") OR EXISTS (SELECT FROM "cms_page") OR EXISTS (SELECT FROM "orders")
ON CONFLICT DO NOTHING;
