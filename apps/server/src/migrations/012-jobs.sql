-- The portal's role may add jobs, nothing else: graphile-worker's own tables stay with the owner, as whom the
-- runner of jobs connects. A job that is added in a transaction exists if and only if that transaction commits.
create function enqueue_job(
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
end
$$;
revoke execute on function enqueue_job from public;
