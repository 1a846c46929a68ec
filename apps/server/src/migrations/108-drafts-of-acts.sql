-- What somebody writes to put an application on hold or to complete its stage, beside the words in two languages.
-- The release before: it reads and writes the kinds that it knows, which are allowed as before.
alter table staff_drafts
  -- Of a completion. What was written for another stage is not shown.
  add column stage_id text,
  -- The other fields of the form, by name.
  add column fields jsonb not null default '{}',
  drop constraint staff_drafts_kind_check,
  add constraint staff_drafts_kind_check check (kind in ('reply', 'note', 'reason', 'hold', 'completion'));
