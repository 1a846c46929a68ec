-- Names a definition by its content, so that a process keeps the parsed definition in memory: a version changes in
-- place by a better translation, and until an application uses it.
-- The release before: does not know the column, which the database fills.
alter table service_versions
  add column digest text not null generated always as (to_hex(hashtextextended(definition::text, 0))) stored;
