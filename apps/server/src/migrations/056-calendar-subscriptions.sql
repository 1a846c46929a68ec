-- The address at which calendar apps read a customer's due dates: one each, replaced and withdrawn by the customer.
create table calendar_subscriptions (
  customer_id uuid primary key references customers,
  -- SHA-256 of a 256-bit token, as in access_links.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  made_at timestamptz not null default now(),
  -- To within an hour, so that reading is seldom a write.
  read_at timestamptz
);
