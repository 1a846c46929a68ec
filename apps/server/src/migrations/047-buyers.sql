-- Whom money documents are made out to: gstin, legalName and address, each a text or null. Of an application it is what
-- the customer said for it, null where nothing was said; of a business what was said last, for its next application.
alter table applications add column buyer jsonb;
alter table businesses add column buyer jsonb;

-- The release before: asks for no buyer and prints none; its erasure does not know the column, which this empties.
create function forget_buyer() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.applications set buyer = null where customer_id = new.id and buyer is not null;
  return null;
end
$$;
create trigger forget_buyer after update of erased_at on customers
for each row when (new.erased_at is not null) execute function forget_buyer();
