-- As `remove_expired_holds` (026), so many rows at a time, so that a night after many erasures holds no lock for long.
-- The former one stays for the release before.
create function remove_expired_holds_of(batch integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  entries integer;
  consents integer;
begin
  delete from public.audit_entries where id in (
    select e.id from public.customers c join public.audit_entries e on e.customer_id = c.id
    where c.erased_at < now() - interval '1 year' and e.recorded_at < now() - interval '1 year'
    limit batch);
  get diagnostics entries = row_count;
  delete from public.consents where id in (
    select e.id from public.customers c join public.consents e on e.customer_id = c.id
    where c.erased_at < now() - interval '3 years' and e.recorded_at < now() - interval '3 years'
    limit batch - entries);
  get diagnostics consents = row_count;
  return entries + consents;
end
$$;
revoke execute on function remove_expired_holds_of from public;
