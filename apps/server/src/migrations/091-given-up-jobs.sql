-- Jobs that were given up after their last attempt (dead letters), for operators and admins. The tables of
-- graphile-worker stay closed to the portal's role: it sees neither payloads nor other jobs.
create function given_up_jobs(at_most int)
returns table (id text, task text, attempts int, problem text, wanted_at timestamptz, given_up_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select j.id::text, t.identifier, j.attempts::int, left(j.last_error, 500), j.created_at, j.updated_at
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
     where j.attempts >= j.max_attempts and j.locked_at is null
     order by j.updated_at desc, j.id desc
     limit least(at_most, 1000);
end
$$;

-- Its name when it was given up and begins again at once; null where it is no given-up job (any more).
create function retry_given_up_job(job_id bigint)
returns text language plpgsql security definer set search_path = '' as $$
declare
  task text;
begin
  select t.identifier into task
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
   where j.id = job_id and j.attempts >= j.max_attempts and j.locked_at is null
     for update of j;
  if task is not null then
    perform graphile_worker.reschedule_jobs(array[job_id], run_at := pg_catalog.now(), attempts := 0);
  end if;
  return task;
end
$$;

-- Its name when it was given up and is gone now.
create function drop_given_up_job(job_id bigint)
returns text language plpgsql security definer set search_path = '' as $$
declare
  task text;
begin
  delete from graphile_worker._private_jobs j
   using graphile_worker._private_tasks t
   where t.id = j.task_id and j.id = job_id and j.attempts >= j.max_attempts and j.locked_at is null
  returning t.identifier into task;
  return task;
end
$$;
revoke execute on function given_up_jobs, retry_given_up_job, drop_given_up_job from public;
