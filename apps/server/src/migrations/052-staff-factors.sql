-- A second factor for every member of the service centre. A session begins with the password and is open once it has
-- proved a factor. The previous release knows nothing of it: its sessions prove one as soon as this one serves them.
create table staff_factors (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff_members,
  kind text not null check (kind in ('totp', 'passkey')),
  -- Sealed: {mask, sealed}.
  secret jsonb,
  -- The time step of the last code: each code is taken once.
  last_step bigint not null default 0,
  credential_id text unique,
  public_key bytea,
  signatures bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- A secret that was shown counts once a code of it was entered.
  confirmed_at timestamptz,
  check ((kind = 'totp') = (secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null))
);
create index staff_factors_staff on staff_factors (staff_id);

-- When the second factor opened the session; one that is open and has no proof of a factor is locked.
alter table staff_sessions add column opened_at timestamptz;

create table staff_recovery_codes (
  staff_id uuid not null references staff_members,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_passkey_challenges (
  session_id uuid primary key references staff_sessions on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

-- The release before: it records kind password, which is allowed as before.
alter table staff_proofs drop constraint staff_proofs_kind_check;
alter table staff_proofs add check (kind in ('password', 'totp', 'passkey', 'recovery_code'));
