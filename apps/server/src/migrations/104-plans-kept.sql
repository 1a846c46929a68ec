-- PostgreSQL planned the statements within add_job anew for each job, which took twice as long as running them: as the
-- array of jobs is known, a plan of its own always looks a little cheaper. A kept plan outlives the size the table had
-- when it was made, so that it has to be by the keys however small the table was then.
alter function enqueue_job(text, json, timestamptz, int, text, int) set plan_cache_mode = force_generic_plan;
alter function enqueue_job(text, json, timestamptz, int, text, int) set enable_seqscan = off;

-- As in 058, and asked for each piece of work that is projected, most of which nobody has: a function in SQL is planned at
-- each call, one in PL/pgSQL once per connection.
create or replace function present_owner(member uuid) returns uuid language plpgsql stable as $$
begin
  if member is null then
    return null;
  end if;
  return (
    select case when away.id is null then m.id else deputy.id end
    from public.staff_members m
    left join lateral (
      select a.id, a.deputy from public.staff_absences a
      where a.staff_id = m.id and a.starts_at <= now() and a.ends_at > now() order by a.id desc limit 1) away on true
    left join public.staff_members deputy on deputy.id = away.deputy and deputy.disabled_at is null
      and not exists (select from public.staff_absences b
                       where b.staff_id = deputy.id and b.starts_at <= now() and b.ends_at > now())
    where m.id = member and m.disabled_at is null
  );
end
$$;
