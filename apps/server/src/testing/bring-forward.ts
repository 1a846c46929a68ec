import pg from 'pg'

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
