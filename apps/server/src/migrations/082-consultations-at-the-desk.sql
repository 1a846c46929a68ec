-- What staff do with a consultation. The release before: writes none of these columns, and reads a consultation that the
-- customer missed as one that was completed.
alter table consultation_acts
  -- Who holds it, where that is a member; the name is what the customer reads.
  add column expert_id uuid references staff_members,
  -- Of a cancellation by the centre: {en, hi}.
  add column reason jsonb,
  -- Of a completion: the customer was not there.
  add column is_missed boolean not null default false;
create index consultation_acts_expert on consultation_acts (expert_id) where expert_id is not null;

-- Nobody holds two consultations at once: this key is what stops two clerks from giving one expert two customers.
alter table consultation_seats add column expert_id uuid references staff_members;
create unique index consultation_seats_expert on consultation_seats (expert_id, starts_at) where expert_id is not null;
