-- An act that its own statement has written into the row of its piece of work, as a projection would, leaves nothing to be
-- projected: most of what staff do at a queue reads no facts any more. What the row does not say as the act does is
-- projected, as before: taken back, put off less than the piece is, finished, or of a time before it began to wait.
-- The release before: writes nothing into the row, so that its acts are projected.
create or replace function mark_stale_of_work_act() returns trigger language plpgsql as $$
begin
  if exists (
    select from public.work_items w
    where w.kind = new.kind and w.subject_id = new.subject_id and w.waiting_since <= new.recorded_at
      and case new.act when 'priority' then w.priority = new.priority when 'due' then w.due_at = new.until
            when 'snoozed' then w.snoozed_until = new.until else false end
  ) then
    return null;
  end if;
  if new.kind in ('ticket', 'consultation', 'message') then
    perform public.mark_stale(new.kind, new.subject_id);
  else
    perform public.mark_stale('application', w.application_id)
    from public.work_items w where w.kind = new.kind and w.subject_id = new.subject_id;
  end if;
  return null;
end
$$;
