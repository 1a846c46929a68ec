-- What this database is; its one row.
create table installation (
  is_only boolean primary key default true check (is_only),
  -- The marker of its file store has the same: a portal refuses the store of another installation.
  id uuid not null default gen_random_uuid(),
  -- Fencing token: counts the sweeps of the file store, as its marker does. A restored older database is behind.
  file_sweeps integer not null default 0
);
insert into installation default values;
