create table businesses (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  name_of_firm text not null check (btrim(name_of_firm) <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index businesses_customer on businesses (customer_id, created_at desc);

-- Every version of a service that was ever offered; a running application keeps the one it began with.
create table service_versions (
  slug text not null,
  version integer not null,
  definition jsonb not null,
  offered boolean not null default true,
  loaded_at timestamptz not null default now(),
  primary key (slug, version)
);

create table applications (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  business_id uuid references businesses,
  service_slug text not null,
  service_version integer not null,
  track_id text not null unique,
  -- Made by the client for each attempt, so that a repeated call creates nothing twice.
  request_id uuid,
  state_id smallint check (state_id between 1 and 36),
  quantity integer not null default 1 check (quantity >= 1),
  selection jsonb,
  -- Net rupees granted on this application; what is unused follows from the payments.
  discount_price numeric(13, 4) not null default 0 check (discount_price >= 0),
  fields jsonb not null default '{}',
  otp_verified_view smallint not null default 0 check (otp_verified_view in (0, 1)),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  foreign key (service_slug, service_version) references service_versions (slug, version)
);
create index applications_customer on applications (customer_id, created_at desc, id desc) where deleted_at is null;
create unique index applications_request on applications (customer_id, request_id) where request_id is not null;

-- Bearer links without a login: only the hash of the token is kept.
create table access_links (
  token_hash bytea primary key,
  application_id uuid not null references applications,
  purpose text not null check (purpose in ('csrf', 'track')),
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index access_links_application on access_links (application_id);

create table uploaded_documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications,
  document_id text not null,
  filename text not null unique,
  original_name text not null,
  content_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null,
  status text not null default 'submitted' check (status in ('submitted', 'accepted', 'rejected')),
  uploaded_at timestamptz not null default now(),
  replaced_at timestamptz
);
-- One current file per document; replacing closes the former in the same transaction.
create unique index uploaded_documents_current on uploaded_documents (application_id, document_id)
  where replaced_at is null;
-- All files of an application, replaced ones too, are counted before another is taken.
create index uploaded_documents_application on uploaded_documents (application_id);

create table submitted_fields (
  application_id uuid not null references applications,
  field_id text not null,
  value jsonb not null,
  submitted_at timestamptz not null default now(),
  primary key (application_id, field_id)
);

create table submitted_extra_info (
  application_id uuid not null references applications,
  item_id text not null,
  value text not null,
  submitted_at timestamptz not null default now(),
  primary key (application_id, item_id)
);
