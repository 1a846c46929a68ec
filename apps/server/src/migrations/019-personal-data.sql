-- Ids of the keys under which something lies in what is stored, in their order; null where nothing does.
create function sealing_keys(stored jsonb) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct pg_catalog.split_part(sealed #>> '{}', '.', 1))
  from pg_catalog.jsonb_path_query(stored, '$.**.sealed') as sealed
$$;
-- A start looks at every key that is in use, a change of the key at everything that lies under another one.
create index applications_sealing_keys on applications (sealing_keys(fields)) where sealing_keys(fields) is not null;
create index submitted_fields_sealing_keys on submitted_fields (sealing_keys(value)) where sealing_keys(value) is not null;

-- What browsers report has a table of its own: the audit log holds only what the server itself knows.
create table client_reports (
  id bigint generated always as identity primary key,
  -- The signed-in customer, and the member of staff who acted for them.
  customer_id uuid not null references customers,
  staff_id uuid references staff_members,
  action text not null,
  entity_type text not null,
  entity_id text,
  description text not null default '',
  metadata jsonb not null default '{}' check (octet_length(metadata::text) <= 10000),
  status text not null,
  error_message text,
  recorded_at timestamptz not null default now()
);
create index client_reports_customer on client_reports (customer_id, id desc);
insert into client_reports (customer_id, staff_id, action, entity_type, entity_id, description, status, error_message, recorded_at)
select customer_id, staff_id, action, entity_type, entity_id, description, status, error_message, recorded_at
from audit_entries a
where origin = 'client' and exists (select from customers c where c.id = a.customer_id)
order by id;
delete from audit_entries where origin = 'client';
alter table audit_entries drop column origin;

-- What a customer agreed to or took back, and which version of the notice they were shown. Only ever added to.
create table consents (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers,
  purpose text not null check (purpose in ('service', 'reminders', 'offers')),
  decision text not null check (decision in ('given', 'withdrawn')),
  notice_version integer not null check (notice_version > 0),
  language text not null check (language in ('en', 'hi')),
  how text not null check (how in ('registration', 'profile')),
  recorded_at timestamptz not null default clock_timestamp()
);
create index consents_customer on consents (customer_id, purpose, id desc);

-- A copy of everything about a customer, which they asked for.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  requested_at timestamptz not null default now(),
  files_done integer not null default 0,
  files_total integer not null default 0,
  failed_at timestamptz,
  ready_at timestamptz,
  expires_at timestamptz,
  filename text unique,
  size_bytes bigint,
  check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (size_bytes is null))
);
create index data_exports_customer on data_exports (customer_id, requested_at desc);
create unique index data_exports_one_at_a_time on data_exports (customer_id) where ready_at is null and failed_at is null;

create table erasure_requests (
  id uuid primary key default gen_random_uuid(),
  -- Quoted by the customer and in the confirmation.
  reference text not null unique,
  customer_id uuid not null references customers,
  -- Of the confirmation.
  language text not null check (language in ('en', 'hi')),
  requested_at timestamptz not null default now(),
  -- Until then the customer may cancel.
  due_at timestamptz not null,
  cancelled_at timestamptz,
  done_at timestamptz,
  -- What the law has us keep, and until when; what was told in the confirmation.
  held jsonb,
  check (cancelled_at is null or done_at is null)
);
create index erasure_requests_newest on erasure_requests (requested_at desc, id desc);
create unique index erasure_requests_live on erasure_requests (customer_id) where cancelled_at is null and done_at is null;

-- Of an erased customer nothing is left but a number of ours, which the books and the audit log go on naming.
alter table customers add column erased_at timestamptz;
alter table customers drop constraint customers_mobile_check;
alter table customers add constraint customers_mobile_check check (mobile ~ '^[6-9][0-9]{9}$' or erased_at is not null);

-- The portal may add to the audit log and never change it. This one change it may ask for: what entries about an
-- erased customer say is reduced to what names nobody.
create function pseudonymise_audit_entries(erased uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from public.customers where id = erased and erased_at is not null) then
    raise exception 'Customer % is not erased', erased;
  end if;
  update public.audit_entries e
  set description = case when e.action in ('USER_ACTION', 'STAFF_ACTION') then e.description else '' end,
      error_message = null,
      metadata = (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(e.metadata)
        where key in ('track_id', 'service_type', 'version', 'channel', 'purpose', 'by', 'order_id', 'orderId', 'amount',
                      'amount_rupees', 'refund_id', 'ticket_no', 'stage_id', 'field_id', 'reference')
      )
  where e.customer_id = erased;
end
$$;
revoke execute on function pseudonymise_audit_entries from public;

-- What was kept of erased customers is removed when its time is over: the audit log after a year, the proof of what
-- they agreed to after three. The portal may ask for this and for no other removal.
create function remove_expired_holds() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.audit_entries e using public.customers c
  where c.id = e.customer_id and c.erased_at < now() - interval '1 year';
  delete from public.consents e using public.customers c
  where c.id = e.customer_id and c.erased_at < now() - interval '3 years';
end
$$;
revoke execute on function remove_expired_holds from public;
