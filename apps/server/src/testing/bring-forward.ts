import pg from 'pg'

/** Makes the jobs of one kind due. As the owner of the tables. */
export async function bringJobsForward(databaseUrl: string, name: string): Promise<void> {
  await asOwner(databaseUrl, (client) =>
    client.query(
      `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1 and j.locked_at is null and j.run_at > now()`,
      [name],
    ),
  )
}

/** The customers have what was handed over to them and could still be taken back. As the owner of the tables. */
export async function bringFilesForward(databaseUrl: string): Promise<void> {
  await asOwner(databaseUrl, (client) =>
    client.query('update deliverables set visible_at = now() where visible_at > now()'),
  )
}

/** Makes due what would be within so many seconds: jobs, notifications, files and replies that are held. As the owner of the tables. */
export async function bringForward(databaseUrl: string, seconds: number): Promise<void> {
  await asOwner(databaseUrl, async (client) => {
    await client.query(
      `update graphile_worker._private_jobs set run_at = now()
       where locked_at is null and run_at > now() and run_at < now() + make_interval(secs => $1)`,
      [seconds],
    )
    for (const held of ['notifications', 'deliverables', 'ticket_entries']) {
      await client.query(
        `update ${held} set visible_at = now()
         where visible_at > now() and visible_at < now() + make_interval(secs => $1)`,
        [seconds],
      )
    }
  })
}

async function asOwner(databaseUrl: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}
