-- What a member of the service centre may do: several roles, each of which grants permissions (the domain's
-- staff-permissions.ts). Until now everybody might do everything that there was.
create table staff_roles (
  staff_id uuid not null references staff_members,
  role text not null check (role in ('clerk', 'reviewer', 'accounts', 'manager', 'catalogue', 'auditor', 'admin')),
  granted_at timestamptz not null default now(),
  -- Null: by an operator's command.
  granted_by uuid references staff_members,
  primary key (staff_id, role)
);
insert into staff_roles (staff_id, role)
select id, unnest(array['clerk', 'reviewer', 'accounts', 'manager']) from staff_members;
