-- By which code a session was begun: strong acts ask for a proof of this session, not of the account, so that another
-- session gains nothing by it. Null: by a known device, a panel code, a direct switch, or used up by a change of contact.
alter table sessions
  add column proof_channel text check (proof_channel in ('sms', 'email', 'whatsapp')),
  add column proof_purpose text;

-- A changed address opens nothing strong until it has been proved for three days.
create view settled_emails as
  select id as customer_id, email from customers
  where email_verified_at is not null
    and (email_changed_at is null or email_verified_at <= now() - interval '3 days');

-- Live sessions that were begun by a code over a channel that opens strong acts.
create view strong_proofs as
  select s.id as session_id, s.customer_id, s.proof_purpose, s.created_at as proved_at
  from sessions s
  where s.ended_at is null and s.proof_channel is not null
    and (s.proof_channel <> 'email'
         or exists (select from settled_emails e where e.customer_id = s.customer_id));

-- What a change of contact replaced, and the hash of the code with which its owner takes it back, once.
create table contact_changes (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers,
  former_email text not null,
  former_verified_at timestamptz,
  former_changed_at timestamptz,
  code_hash bytea not null unique,
  changed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Taken back, or overtaken by an earlier change that was.
  restored_at timestamptz
);
create index contact_changes_customer on contact_changes (customer_id, id);
