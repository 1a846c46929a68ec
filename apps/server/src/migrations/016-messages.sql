-- What the portal tells customers outside of itself. Who it goes to and what it says lie sealed under a key that the
-- database lacks, and only until it was sent or given up.
create table messages (
  id uuid primary key,
  customer_id uuid not null references customers,
  channel text not null check (channel in ('sms', 'email', 'whatsapp')),
  template text not null,
  language text not null check (language in ('en', 'hi')),
  recipient_mask text not null,
  sealed text,
  created_at timestamptz not null default now(),
  -- Not sent any more from then on.
  expires_at timestamptz not null,
  attempts integer not null default 0,
  -- Set while the provider is being asked, and until it is certain that it did not take the message.
  attempt_began_at timestamptz,
  sent_at timestamptz,
  provider_message_id text,
  given_up_at timestamptz,
  failure text,
  check (sent_at is null or given_up_at is null),
  check ((sealed is null) = (sent_at is not null or given_up_at is not null))
);
create index messages_customer on messages (customer_id, created_at desc);
create index messages_provider_message on messages (provider_message_id);

alter table otp_challenges add column message_id uuid references messages;
create index otp_challenges_message on otp_challenges (message_id);

-- What providers report of messages that they took. Only ever added to: reports come twice and in any order.
create table message_receipts (
  provider text not null,
  provider_message_id text not null,
  state text not null check (state in ('sent', 'delivered', 'read', 'failed')),
  -- Where the provider hands our own id back; a report may be faster than the answer that names the provider's.
  message_id uuid,
  reason text,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (provider, provider_message_id, state)
);
create index message_receipts_message on message_receipts (message_id);
create index message_receipts_provider_message on message_receipts (provider_message_id);
create index message_receipts_received on message_receipts (received_at);
