-- What a member of staff has written and not sent yet: theirs alone, and gone once it is sent.
create table staff_drafts (
  staff_id uuid not null references staff_members,
  kind text not null check (kind in ('reply', 'note', 'reason')),
  -- A ticket, or the file that is to be rejected.
  subject_id uuid not null,
  customer_id uuid not null references customers,
  body text not null,
  -- Of a reason: the same in Hindi, and what it was made from.
  body_hi text not null default '',
  template_id text,
  saved_at timestamptz not null default clock_timestamp(),
  primary key (staff_id, kind, subject_id)
);
create index staff_drafts_customer on staff_drafts (customer_id);
