-- Those who wait when more come than can be served (docs/adr/0060): how many numbers were given out, and up to which of
-- them people may enter. One row for all processes, so that a place is true at each.
create table waiting_line (
  is_only boolean primary key default true check (is_only),
  issued bigint not null default 0,
  admitted bigint not null default 0,
  check (admitted >= 0 and issued >= admitted)
);
insert into waiting_line default values;
