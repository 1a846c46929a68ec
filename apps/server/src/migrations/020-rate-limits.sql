-- Limits are counted by the database's clock, which all processes share; what a process thought the time was is dropped.
drop table rate_limits;
create table rate_limits (
  key text primary key,
  points integer not null,
  expires_at timestamptz not null
);
create index rate_limits_expires_at on rate_limits (expires_at);
