-- A PAN is found by its keyed hash, which lies beside what is sealed: {mask, sealed, found_by}. Nothing else has one.
create function lookup_hashes(stored jsonb) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct hash #>> '{}') from pg_catalog.jsonb_path_query(stored, '$.**.found_by') as hash
$$;
create index applications_lookup on applications using gin (lookup_hashes(fields)) where lookup_hashes(fields) is not null;
create index submitted_fields_lookup on submitted_fields using gin (lookup_hashes(value))
  where lookup_hashes(value) is not null;

-- PANs, known by their masks, that were sealed before they had a hash: a job that has the keys gives them one.
create function has_unhashed_pan(stored jsonb) returns boolean language sql immutable strict parallel safe as $$
  select pg_catalog.jsonb_path_exists(stored,
    '$.** ? (exists (@.sealed) && !exists (@.found_by) && @.mask like_regex "^[A-Z]{5}••••[A-Z]$")')
$$;
create index applications_unhashed on applications (id) where has_unhashed_pan(fields);
create index submitted_fields_unhashed on submitted_fields (application_id) where has_unhashed_pan(value);
