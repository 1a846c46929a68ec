-- From the day of an erasure follows what the owner's functions reduce and remove, so the portal cannot write it. It
-- asks for it, and has it where the customer did not take the request back for a week, or never proved anything.
create function mark_customer_erased(erased uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.customers c set erased_at = coalesce(c.erased_at, now())
  where c.id = erased and (
    c.erased_at is not null
    or exists (
      select from public.erasure_requests r
      where r.customer_id = c.id and r.cancelled_at is null and r.done_at is null
        and r.due_at <= now() and r.requested_at <= now() - interval '7 days')
    or c.verified_at is null and c.email_verified_at is null and c.created_at < now() - interval '30 days'
      and not exists (select from public.applications a where a.customer_id = c.id)
      and not exists (select from public.audit_entries e where e.customer_id = c.id));
  if not found then
    raise exception 'Nobody may erase the customer % now', erased;
  end if;
end
$$;
revoke execute on function mark_customer_erased from public;
