-- Whom a customer names to act for them after death or incapacity (section 14 of the DPDP Act): one each, sealed.
create table nominations (
  customer_id uuid primary key references customers,
  -- {mask, sealed}, see sealed-value.ts; what is sealed is JSON.
  nominee jsonb not null check (nominee ? 'sealed' and nominee ? 'mask'),
  recorded_at timestamptz not null default now()
);
create index nominations_sealing_keys on nominations (sealing_keys(nominee)) where sealing_keys(nominee) is not null;
