-- What somebody writes to cancel a consultation, and about how it went.
-- The release before: it reads and writes the kinds that it knows, which are allowed as before.
alter table staff_drafts
  drop constraint staff_drafts_kind_check,
  add constraint staff_drafts_kind_check
    check (kind in ('reply', 'note', 'reason', 'hold', 'completion', 'ask', 'promise', 'reopen', 'refund', 'call',
      'cancellation', 'outcome'));
