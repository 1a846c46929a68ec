import pg from 'pg'

/** Makes jobs due that would be within so many seconds. As the owner of the job runner's tables. */
export async function bringForward(databaseUrl: string, seconds: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(
      `update graphile_worker._private_jobs set run_at = now()
       where locked_at is null and run_at > now() and run_at < now() + make_interval(secs => $1)`,
      [seconds],
    )
  } finally {
    await client.end()
  }
}
