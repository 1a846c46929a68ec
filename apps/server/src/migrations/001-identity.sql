create table customers (
  id uuid primary key default gen_random_uuid(),
  mobile text not null check (mobile ~ '^[6-9][0-9]{9}$'),
  email text not null check (email = lower(email)),
  name_of_person text not null,
  date_of_birth date,
  address text,
  -- Null until possession of the number is proved; until then the customer blocks nobody else's registration.
  verified_at timestamptz,
  mobile_verified_at timestamptz,
  email_verified_at timestamptz,
  whatsapp_verified_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index customers_verified_mobile on customers (mobile) where verified_at is not null;
-- Customers who proved a number or an address: they log in, and they block a second registration.
create index customers_known_mobile on customers (mobile)
  where verified_at is not null or email_verified_at is not null;
create index customers_known_email on customers (email)
  where verified_at is not null or email_verified_at is not null;

create table sessions (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null default ''
);
create index sessions_customer on sessions (customer_id);

-- A browser that passed an OTP before; it may log in again without one.
create table devices (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index devices_customer on devices (customer_id);

create table otp_challenges (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  channel text not null check (channel in ('sms', 'email', 'whatsapp')),
  purpose text not null,
  recipient text not null,
  code_hash bytea not null,
  salt bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When each wrong try was made.
  wrong_tries timestamptz[] not null default '{}',
  -- Null where no limit per address applies.
  sent_from inet,
  -- Set when used, replaced by a newer code, or worn out by wrong tries.
  closed_at timestamptz,
  closed_reason text check (closed_reason in ('used', 'replaced', 'worn_out'))
);
create index otp_challenges_customer on otp_challenges (customer_id, channel, created_at desc);
create index otp_challenges_recipient on otp_challenges (recipient, created_at desc);
create index otp_challenges_sent_from on otp_challenges (sent_from, created_at desc);

-- Counters of rate-limiter-flexible, in the shape that it wants.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Messages of the development adapter, readable at /dev/outbox; production never writes here.
create table outbox_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email', 'whatsapp')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  created_at timestamptz not null default now()
);
create index outbox_messages_recipient on outbox_messages (recipient, id desc);
