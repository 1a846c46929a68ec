-- A number is taken under the lock of its series, in the transaction that records what the document is about: a
-- transaction that fails leaves no hole, and the order of the numbers is that of the dates.
create table money_document_series (
  kind text primary key
);
insert into money_document_series (kind)
values ('receipt_voucher'), ('tax_invoice'), ('refund_voucher'), ('credit_note');

-- What was issued stays as it was issued. Only ever added to.
create table money_documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null references money_document_series (kind),
  -- The year in which the financial year begins: 2026 from 1 April 2026 to 31 March 2027, by Indian time.
  financial_year smallint not null,
  sequence integer not null check (sequence > 0),
  number text not null unique check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
  customer_id uuid not null references customers,
  application_id uuid not null references applications,
  -- The payment that came, or of which something went back; an invoice is about all of them.
  order_id text references payment_orders (order_id),
  -- The refund of a refund voucher or a credit note.
  refund_id uuid,
  issued_at timestamptz not null,
  total_rupees integer not null,
  -- Everything that the document prints.
  snapshot jsonb not null,
  unique (kind, financial_year, sequence),
  check ((kind = 'tax_invoice') = (order_id is null)),
  check ((kind in ('refund_voucher', 'credit_note')) = (refund_id is not null))
);
create index money_documents_application on money_documents (application_id, issued_at);
-- One document for one fact.
create unique index money_documents_receipt on money_documents (order_id) where kind = 'receipt_voucher';
create unique index money_documents_refund on money_documents (order_id, refund_id) where refund_id is not null;
create unique index money_documents_invoice on money_documents (application_id) where kind = 'tax_invoice';
