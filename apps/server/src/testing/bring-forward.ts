import pg from 'pg'

/** Makes the jobs of one kind due. As the owner of the tables. */
export async function bringJobsForward(databaseUrl: string, name: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(
      `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1 and j.locked_at is null and j.run_at > now()`,
      [name],
    )
  } finally {
    await client.end()
  }
}

/** Makes due what would be within so many seconds: jobs, and notifications that are held. As the owner of the tables. */
export async function bringForward(databaseUrl: string, seconds: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(
      `update graphile_worker._private_jobs set run_at = now()
       where locked_at is null and run_at > now() and run_at < now() + make_interval(secs => $1)`,
      [seconds],
    )
    await client.query(
      `update notifications set visible_at = now()
       where visible_at > now() and visible_at < now() + make_interval(secs => $1)`,
      [seconds],
    )
  } finally {
    await client.end()
  }
}
