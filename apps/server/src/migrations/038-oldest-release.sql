-- A release is known by the number of its newest migration. Which is the oldest that may work on this database, and
-- which revision of the catalogue was loaded last: both only go up.
alter table installation
  add column oldest_release integer not null default 0,
  add column catalogue_revision integer not null default 0;

-- For migrations that the releases before cannot work with (README.md).
create function require_release(oldest integer) returns void language sql as
$$ update installation set oldest_release = greatest(oldest_release, oldest) $$;

-- 031 renamed statuses in place: what knows the old ones counts no payment.
select require_release(31);

-- Every start of a portal loads the catalogue, and says its release since this one. One that says nothing is older.
create function refuse_older_release() returns trigger language plpgsql as $$
declare
  oldest integer := (select oldest_release from installation);
begin
  if coalesce(nullif(current_setting('sanad.release', true), '')::integer, 0) < oldest
    and not pg_has_role((select relowner from pg_class where oid = tg_relid), 'member') then
    raise exception 'This release of Sanad is too old for the database, which needs release % or a newer one. '
      'Install the release that the other portals run (docs/how-to/upgrade.md).', oldest;
  end if;
  return null;
end
$$;
-- The first thing that a load does is to withdraw every service.
create trigger refuse_older_release before update on service_versions
  for each statement execute function refuse_older_release();
