-- What happened to the doors: kept apart from the audit log, which tells what was done behind them. Append-only for the
-- portal; no secrets, no identity numbers, addresses shortened to a /24 or /48.
create table security_events (
  id bigint generated always as identity primary key,
  -- Stable name, and of some a stable reason; see security-event.ts.
  event text not null,
  reason text,
  -- Whose account it was about, and which member of staff acted. A claim, where the sign-in failed.
  customer_id uuid references customers,
  staff_id uuid references staff_members,
  network cidr,
  details jsonb not null default '{}',
  recorded_at timestamptz not null default clock_timestamp()
);
create index security_events_recorded on security_events (recorded_at);
create index security_events_customer on security_events (customer_id, id desc) where customer_id is not null;
create index security_events_event on security_events (event, id desc);

-- The portal may ask for the removal of what is a year old, and remove nothing itself.
create function remove_expired_security_events(batch integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  removed integer;
begin
  delete from public.security_events where id in
    (select id from public.security_events where recorded_at < now() - interval '1 year' order by id limit batch);
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function remove_expired_security_events from public;

-- Browsers and networks from which somebody proved who they are: counted apart from strangers, and nothing else. Only
-- keyed hashes.
create table known_places (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid references customers,
  staff_id uuid references staff_members,
  kind text not null check (kind in ('browser', 'network')),
  hash bytea not null unique,
  expires_at timestamptz not null,
  check (num_nonnulls(customer_id, staff_id) = 1)
);
create index known_places_customer on known_places (customer_id) where customer_id is not null;
create index known_places_expires_at on known_places (expires_at);

-- Who asked for the code, and so whose wrong tries count together: a stranger, the id of a known place, 'session',
-- 'link' or 'switch'.
alter table otp_challenges add column caller text not null default 'stranger';
