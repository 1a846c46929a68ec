-- The browser in which a session was begun: ending the session from elsewhere makes it pass an OTP again.
alter table sessions add column device_id uuid references devices;
-- The member of staff who acts for the customer in this session.
alter table sessions add column acting_staff_id uuid references staff_members;
-- The account from which the customer switched here, and may switch back to.
alter table sessions add column switched_from uuid references customers;

-- Since when the address is another than that of the registration. Until it is proved it opens nothing.
alter table customers add column email_changed_at timestamptz;
create index customers_proved_email on customers (email) where email_verified_at is not null;

-- A code sent to the shared address opened the way from one account to another.
create table account_switches (
  from_customer uuid not null references customers,
  to_customer uuid not null references customers,
  -- The address that both had.
  email text not null,
  proved_at timestamptz not null default now(),
  primary key (from_customer, to_customer)
);

-- One-time codes with which staff enter a customer's portal; only hashes.
create table panel_codes (
  code_hash bytea primary key,
  staff_id uuid not null references staff_members,
  customer_id uuid not null references customers,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
