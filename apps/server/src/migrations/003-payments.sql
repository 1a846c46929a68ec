-- An order is committed before the gateway is called; its price snapshot rules from then on.
create table payment_orders (
  id uuid primary key default gen_random_uuid(),
  -- Our own id at the gateway: 3 to 45 of [A-Za-z0-9_-].
  order_id text not null unique,
  application_id uuid not null references applications,
  customer_id uuid not null references customers,
  -- 'service', or the ids of the payment stages that this order covers.
  items text[] not null check (cardinality(items) > 0),
  is_full_payment boolean not null,
  amount_rupees integer not null check (amount_rupees > 0),
  currency text not null default 'INR',
  quote jsonb not null,
  state text not null default 'created' check (
    state in ('created', 'active', 'confirming', 'paid', 'failed', 'cancelled', 'expired', 'review', 'refund_due')
  ),
  payment_session_id text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz
);
create index payment_orders_application on payment_orders (application_id, created_at desc);
create index payment_orders_customer on payment_orders (customer_id, created_at desc, id desc);
-- Double click, two tabs, two devices: one live order per application.
create unique index payment_orders_live on payment_orders (application_id)
  where state in ('created', 'active', 'confirming');

-- What the gateway says of each attempt. A gateway payment id credits at most once.
create table payment_attempts (
  provider_payment_id text primary key,
  order_id text not null references payment_orders (order_id),
  status text not null,
  amount_rupees numeric(13, 2) not null,
  currency text not null,
  method text not null default '',
  message text not null default '',
  paid_at timestamptz,
  recorded_at timestamptz not null default now()
);
create index payment_attempts_order on payment_attempts (order_id);

-- A payable of an application is settled once, whatever is verified, notified or polled in parallel.
create table settled_items (
  application_id uuid not null references applications,
  item text not null,
  order_id text not null references payment_orders (order_id),
  settled_at timestamptz not null default now(),
  primary key (application_id, item)
);

-- Double entry: the entries of one order sum to zero. Never changed, only added to.
create table ledger_entries (
  id bigint generated always as identity primary key,
  order_id text not null references payment_orders (order_id),
  account text not null check (account in ('gateway', 'advance_from_customer', 'refund_payable', 'cgst', 'sgst', 'igst')),
  amount_rupees numeric(13, 2) not null,
  recorded_at timestamptz not null default now()
);
create unique index ledger_entries_once on ledger_entries (order_id, account);

-- Every notification with a valid signature, also of unknown orders and types.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  idempotency_key text not null,
  type text not null,
  order_id text,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  outcome text not null
);
create index webhook_deliveries_key on webhook_deliveries (idempotency_key);
