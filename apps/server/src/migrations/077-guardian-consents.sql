-- The consent of a parent or lawful guardian, for an application that is about somebody under 18 (section 9 of the DPDP Act).
create table guardian_consents (
  application_id uuid primary key references applications,
  customer_id uuid not null references customers,
  relation text not null check (relation in ('mother', 'father', 'legal_guardian')),
  notice_version integer not null,
  recorded_at timestamptz not null default now()
);
create index guardian_consents_customer on guardian_consents (customer_id);
