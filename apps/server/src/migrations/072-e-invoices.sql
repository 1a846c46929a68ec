-- The registration of an invoice or a credit note at an invoice registration portal. It is promised in the transaction that
-- issues the document and done by a job; the document itself stays as it was issued.
create table e_invoices (
  document_id uuid primary key references money_documents on delete cascade,
  promised_at timestamptz not null default now(),
  -- What staff say where the buyer's address has no PIN code.
  buyer_pin integer check (buyer_pin between 100000 and 999999),
  -- Why the last attempt came to nothing, as a short code; null once it is registered.
  failure text,
  -- Dead letter: what the portal said, as [{code, message}]. It is tried again when staff say so.
  refusals jsonb,
  refused_at timestamptz,
  irn text unique check (irn ~ '^[0-9a-f]{64}$'),
  acknowledgement_number text,
  acknowledged_at timestamptz,
  -- Signed by the portal (JWT): what the printed code says, and the invoice as the portal has it.
  signed_qr text,
  signed_invoice text,
  registered_at timestamptz,
  check (num_nonnulls(irn, acknowledgement_number, acknowledged_at, signed_qr, signed_invoice, registered_at) in (0, 6)),
  check ((refusals is null) = (refused_at is null))
);
create index e_invoices_open on e_invoices (promised_at) where registered_at is null;

create table e_invoice_acts (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references money_documents on delete cascade,
  staff_id uuid not null references staff_members,
  comment text not null,
  buyer_pin integer,
  request_id uuid not null unique,
  recorded_at timestamptz not null default now()
);
create index e_invoice_acts_document on e_invoice_acts (document_id);

-- An open page shows that the document can be downloaded.
create function announce_e_invoice() returns trigger language plpgsql as $$
begin
  perform announce_change(d.customer_id, 'application', d.application_id)
  from money_documents d where d.id = new.document_id;
  return null;
end
$$;
create trigger announce after update of registered_at on e_invoices
  for each row execute function announce_e_invoice();
