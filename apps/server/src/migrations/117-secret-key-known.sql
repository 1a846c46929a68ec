-- By which SECRET_KEY the portals of this database work, and by which they did before: a hash of what is derived from it.
-- The release before neither writes nor asks.
alter table installation
  add column secret_key_id text,
  add column former_secret_key_id text;
