-- A reply to a ticket can be taken back for as long as its customer is not told of it; until then they are not shown it. As
-- of notifications (057) and of deliverables (106).
-- The release before writes none of this, and shows at once what the new one replies meanwhile, as it does today.
alter table ticket_entries
  add column visible_at timestamptz not null default now(),
  -- Request id of the act of staff that can be taken back: a reply, and the closing that came with it, have the same one.
  add column act_id uuid;
-- A reply that was taken back is none: its entries are deleted. This says that it was, also to a late copy of its request.
create table taken_back_replies (
  -- `act_id` of the entries.
  takes_back uuid primary key,
  ticket_id uuid not null references tickets on delete cascade,
  -- What the message was called; null where the ticket was closed without words.
  message_id uuid,
  staff_id uuid not null references staff_members,
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp()
);
create index taken_back_replies_ticket on taken_back_replies (ticket_id);
create index taken_back_replies_staff on taken_back_replies (staff_id);
