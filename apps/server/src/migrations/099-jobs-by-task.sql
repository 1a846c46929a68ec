-- Says of which kind a job is that is due, so that it wakes only those who do that kind: graphile-worker's own
-- notification wakes a worker of every lane of every process, and each of them asks the database. As in 012 otherwise.
-- The release before: it listens to graphile-worker's own notification, which goes out as before.
create or replace function enqueue_job(
  name text, payload json, run_at timestamptz, max_attempts int, job_key text, priority int
)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(
    identifier => enqueue_job.name,
    payload => enqueue_job.payload,
    run_at => enqueue_job.run_at,
    max_attempts => enqueue_job.max_attempts,
    job_key => enqueue_job.job_key,
    job_key_mode => 'replace',
    priority => enqueue_job.priority
  );
  if enqueue_job.run_at is null or enqueue_job.run_at <= clock_timestamp() then
    -- Equal ones of a transaction would be one, and wake one worker for all of its jobs.
    perform pg_notify('job_due', enqueue_job.name || ' ' || random());
  end if;
end
$$;
