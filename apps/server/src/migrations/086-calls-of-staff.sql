-- A note says whether it is about a call. The release before: writes notes alone.
alter table note_entries add column is_call boolean not null default false;
