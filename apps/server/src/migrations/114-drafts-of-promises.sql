-- What somebody writes to promise another day for a stage, and to reopen one.
-- The release before: it reads and writes the kinds that it knows, which are allowed as before.
alter table staff_drafts
  drop constraint staff_drafts_kind_check,
  add constraint staff_drafts_kind_check
    check (kind in ('reply', 'note', 'reason', 'hold', 'completion', 'ask', 'promise', 'reopen', 'refund', 'call'));
