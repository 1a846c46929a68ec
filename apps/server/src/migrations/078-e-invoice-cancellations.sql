-- The portal cancels a registration within 24 hours of it. Staff ask for it, a job does it; a refused one is a dead letter
-- that staff see, and may ask for again.
create table e_invoice_cancellations (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references e_invoices on delete cascade,
  reason text not null check (reason in ('duplicate', 'mistake', 'order_cancelled', 'other')),
  -- The portal keeps it too.
  remark text not null check (length(remark) between 1 and 100),
  staff_id uuid not null references staff_members,
  request_id uuid not null unique,
  recorded_at timestamptz not null default now(),
  failure text,
  refusals jsonb,
  refused_at timestamptz,
  -- By the portal's clock.
  cancelled_at timestamptz,
  check ((refusals is null) = (refused_at is null)),
  check (num_nonnulls(refused_at, cancelled_at) < 2)
);
create unique index e_invoice_cancellations_standing on e_invoice_cancellations (document_id) where refused_at is null;
create index e_invoice_cancellations_document on e_invoice_cancellations (document_id);

-- A new invoice in the place of a cancelled one, which keeps its number.
alter table money_documents
  add column replaces uuid references money_documents,
  add constraint money_documents_replaces check (replaces is null or kind = 'tax_invoice');
create unique index money_documents_replacement on money_documents (replaces);
create unique index money_documents_first_invoice on money_documents (application_id)
  where kind = 'tax_invoice' and replaces is null;
-- The release before: it issues first invoices only, which the index above keeps single.
drop index money_documents_invoice;

create function announce_e_invoice_cancellation() returns trigger language plpgsql as $$
begin
  perform announce_change(d.customer_id, 'application', d.application_id)
  from money_documents d where d.id = new.document_id;
  return null;
end
$$;
create trigger announce after update of cancelled_at, refused_at on e_invoice_cancellations
  for each row execute function announce_e_invoice_cancellation();
