-- By how many transactions what a customer's pages show was changed: the sum over their rows, which only grows. What a
-- process remembers of an answer holds as long as it is the same (docs/adr/0061). The key holds the transaction, so that no
-- two transactions wait for each other; a job folds the rows of a customer into one of no transaction, which no other can
-- have: in a restored database the transactions are numbered anew.
create table customer_changes (
  -- Zeros: everybody.
  customer_id uuid not null,
  transaction xid8 not null default pg_current_xact_id(),
  changes bigint not null default 1,
  primary key (customer_id, transaction)
);
create index customer_changes_to_fold on customer_changes (customer_id, transaction) where transaction <> '0';

-- Triggers on every table that a remembered answer reads, of every insert, update and delete: remembered-tables.test.ts
-- compares them with what those reads lock. By the owner's privileges: until the grants, which follow the last migration,
-- the portals that are running have none on the new table.
create function mark_customer_changed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customer_changes (customer_id)
  values (case when tg_op = 'DELETE' then old.customer_id else new.customer_id end) on conflict do nothing;
  return null;
end
$$;
create trigger mark_customer after insert or update or delete on applications
  for each row execute function mark_customer_changed();
create trigger mark_customer after insert or update or delete on businesses
  for each row execute function mark_customer_changed();
create trigger mark_customer after insert or update or delete on money_documents
  for each row execute function mark_customer_changed();
create trigger mark_customer after insert or update or delete on payment_orders
  for each row execute function mark_customer_changed();
create trigger mark_customer after insert or update or delete on tickets
  for each row execute function mark_customer_changed();

create function mark_changed_customer() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customer_changes (customer_id)
  values (case when tg_op = 'DELETE' then old.id else new.id end) on conflict do nothing;
  return null;
end
$$;
create trigger mark_customer after insert or update or delete on customers
  for each row execute function mark_changed_customer();

create function mark_customer_of_application() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customer_changes (customer_id)
  select a.customer_id from public.applications a
  where a.id = case when tg_op = 'DELETE' then old.application_id else new.application_id end
  on conflict do nothing;
  return null;
end
$$;
create trigger mark_customer after insert or update or delete on settled_items
  for each row execute function mark_customer_of_application();
create trigger mark_customer after insert or update or delete on uploaded_documents
  for each row execute function mark_customer_of_application();
create trigger mark_customer after insert or update or delete on submitted_fields
  for each row execute function mark_customer_of_application();
create trigger mark_customer after insert or update or delete on submitted_extra_info
  for each row execute function mark_customer_of_application();
create trigger mark_customer after insert or update or delete on staff_acts
  for each row execute function mark_customer_of_application();
create trigger mark_customer after insert or update or delete on stage_answers
  for each row execute function mark_customer_of_application();
create trigger mark_customer after insert or update or delete on extra_item_requests
  for each row execute function mark_customer_of_application();
create trigger mark_customer after insert or update or delete on promise_acts
  for each row execute function mark_customer_of_application();
create trigger mark_customer after insert or update or delete on refunds
  for each row execute function mark_customer_of_application();
create trigger mark_customer after insert or update or delete on refund_acts
  for each row execute function mark_customer_of_application();
create trigger mark_customer after insert or update or delete on deliverables
  for each row execute function mark_customer_of_application();

create function mark_customer_of_decision() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customer_changes (customer_id)
  select a.customer_id from public.uploaded_documents d join public.applications a on a.id = d.application_id
  where d.id = case when tg_op = 'DELETE' then old.document_id else new.document_id end
  on conflict do nothing;
  return null;
end
$$;
create trigger mark_customer after insert or update or delete on document_decisions
  for each row execute function mark_customer_of_decision();

create function mark_customer_of_invoice() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customer_changes (customer_id)
  select d.customer_id from public.money_documents d
  where d.id = case when tg_op = 'DELETE' then old.document_id else new.document_id end
  on conflict do nothing;
  return null;
end
$$;
create trigger mark_customer after insert or update or delete on e_invoices
  for each row execute function mark_customer_of_invoice();
create trigger mark_customer after insert or update or delete on e_invoice_cancellations
  for each row execute function mark_customer_of_invoice();

create function mark_customer_of_attempt() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customer_changes (customer_id)
  select o.customer_id from public.payment_orders o
  where o.order_id = case when tg_op = 'DELETE' then old.order_id else new.order_id end
  on conflict do nothing;
  return null;
end
$$;
create trigger mark_customer after insert or update or delete on payment_attempts
  for each row execute function mark_customer_of_attempt();

create function mark_customer_of_scan() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customer_changes (customer_id)
  select a.customer_id from public.applications a
  where a.id in (
    select application_id from public.uploaded_documents d
    where d.filename = case when tg_op = 'DELETE' then old.filename else new.filename end
    union all
    select application_id from public.deliverables d
    where d.filename = case when tg_op = 'DELETE' then old.filename else new.filename end)
  on conflict do nothing;
  return null;
end
$$;
create trigger mark_customer after insert or update or delete on file_scans
  for each row execute function mark_customer_of_scan();

-- What everybody's pages show.
create function mark_everybody_changed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.customer_changes (customer_id) values ('00000000-0000-0000-0000-000000000000')
  on conflict do nothing;
  return null;
end
$$;
create trigger mark_customer after insert or update or delete on service_versions
  for each statement execute function mark_everybody_changed();
create trigger mark_customer after insert or update or delete on calendar_days
  for each statement execute function mark_everybody_changed();
