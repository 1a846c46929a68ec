-- The list by priority, whoever owns the pieces, and that of a State; teams are those of a piece's service, so that nothing is
-- found by that column.
create index work_priority on work_items (priority, due_at, waiting_since, id);
create index work_state on work_items (state_id, due_at, waiting_since, id);
drop index work_team;
