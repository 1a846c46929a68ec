-- What somebody writes to ask for something more, to propose a refund, and to note a call.
-- The release before: it reads and writes the kinds that it knows, which are allowed as before.
alter table staff_drafts
  drop constraint staff_drafts_kind_check,
  add constraint staff_drafts_kind_check
    check (kind in ('reply', 'note', 'reason', 'hold', 'completion', 'ask', 'refund', 'call'));
