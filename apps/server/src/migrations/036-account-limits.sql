-- Lists are paged by their key: with its last column an index gives the order of rows that were made at once.
drop index businesses_customer;
create index businesses_customer on businesses (customer_id, created_at desc, id desc);
drop index applications_business;
create index applications_business on applications (business_id, created_at desc, id desc)
  where business_id is not null;

-- Whose file it is: a customer's files are listed without a look at all of their applications. Filled by a trigger, as
-- the release before does not know the column.
alter table uploaded_documents add column customer_id uuid;
create function name_document_owner() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.customer_id := (select a.customer_id from public.applications a where a.id = new.application_id);
  return new;
end
$$;
create trigger name_owner before insert on uploaded_documents
  for each row execute function name_document_owner();
-- Nobody needs to hear of this change.
alter table uploaded_documents disable trigger announce;
update uploaded_documents d set customer_id = a.customer_id from applications a where a.id = d.application_id;
alter table uploaded_documents enable trigger announce;
create index uploaded_documents_customer on uploaded_documents (customer_id, uploaded_at desc, id desc);

-- Bytes of the stored files of a customer, counted by triggers in the transaction of each file: the row's lock makes a
-- quota safe under concurrency, and every release counts.
create table storage_use (
  customer_id uuid primary key references customers,
  bytes bigint not null
);
insert into storage_use (customer_id, bytes)
select customer_id, sum(size_bytes) from (
  select customer_id, size_bytes from uploaded_documents
  union all
  select t.customer_id, f.size_bytes from ticket_files f
    join ticket_entries e on e.id = f.message_id join tickets t on t.id = e.ticket_id
) stored group by customer_id;

create function count_document_bytes() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.storage_use as used (customer_id, bytes) values (new.customer_id, new.size_bytes)
    on conflict (customer_id) do update set bytes = used.bytes + excluded.bytes;
  else
    update public.storage_use set bytes = bytes - old.size_bytes where customer_id = old.customer_id;
  end if;
  return null;
end
$$;
create trigger count_bytes after insert or delete on uploaded_documents
  for each row execute function count_document_bytes();

create function count_ticket_bytes() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  file public.ticket_files := case tg_op when 'INSERT' then new else old end;
  owner uuid := (
    select t.customer_id from public.ticket_entries e join public.tickets t on t.id = e.ticket_id
     where e.id = file.message_id);
begin
  if tg_op = 'INSERT' then
    insert into public.storage_use as used (customer_id, bytes) values (owner, file.size_bytes)
    on conflict (customer_id) do update set bytes = used.bytes + excluded.bytes;
  else
    update public.storage_use set bytes = bytes - file.size_bytes where customer_id = owner;
  end if;
  return null;
end
$$;
create trigger count_bytes after insert or delete on ticket_files
  for each row execute function count_ticket_bytes();

-- By how much staff have raised the limits of an account; the last one holds.
create table account_limit_raises (
  id bigint primary key generated always as identity,
  customer_id uuid not null references customers,
  factor smallint not null check (factor between 1 and 10),
  reason text not null check (btrim(reason) <> ''),
  staff_id uuid not null references staff_members,
  recorded_at timestamptz not null default now()
);
create index account_limit_raises_customer on account_limit_raises (customer_id, id desc);
