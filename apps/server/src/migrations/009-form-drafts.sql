-- Proved by a one-time password through an access link; from the first one on, the link changes nothing any more.
create table application_verifications (
  application_id uuid not null references applications,
  channel text not null check (channel in ('sms', 'email', 'whatsapp')),
  verified_at timestamptz not null default now(),
  primary key (application_id, channel)
);

-- A link of purpose `entry` is exchanged for one of purpose `csrf`.
alter table access_links drop constraint access_links_purpose_check;
alter table access_links add check (purpose in ('csrf', 'track', 'entry'));

alter table applications add column form_submitted_at timestamptz;

-- What was typed into the form and not yet submitted: texts by field, never identity numbers or bank accounts.
create table form_drafts (
  application_id uuid primary key references applications,
  values jsonb not null check (jsonb_typeof(values) = 'object'),
  saved_at timestamptz not null default now()
);
