-- The customer sees a deliverable from then on; until then it can be taken back. As of notifications (057).
-- The release before writes none of this, and shows at once what the new one attaches meanwhile, as it does today.
alter table deliverables add column visible_at timestamptz not null default now();
