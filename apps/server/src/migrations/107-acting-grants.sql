-- That a customer let a member of staff act for them, by a code that they read out: once per sign-in of the member. The
-- release before asks for no code and reads none of this.
create table acting_grants (
  staff_session_id uuid not null references staff_sessions on delete cascade,
  customer_id uuid not null references customers,
  granted_at timestamptz not null default now(),
  primary key (staff_session_id, customer_id)
);
create index acting_grants_customer on acting_grants (customer_id);
