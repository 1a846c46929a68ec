import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Machine } from './network.ts'
import { type PortalDatabase, withClient } from './portal-database.ts'

/** Writes to one machine past every balancer, as a portal would that was led to the wrong one. */
export interface DirectWriter {
  /** When what was acknowledged was acknowledged, by its id. */
  readonly acknowledged: ReadonlyMap<string, number>
  /** Answers what was acknowledged and is not in the database. */
  stop(): Promise<readonly string[]>
}

export async function startDirectWriter(database: PortalDatabase, machine: Machine): Promise<DirectWriter> {
  await database.query('create table if not exists direct_writes (id uuid primary key)')
  const acknowledged = new Map<string, number>()
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      await withClient(database.urlAt(machine), async (client) => {
        while (!isOver) {
          const id = randomUUID()
          await client.query('insert into direct_writes values ($1)', [id])
          acknowledged.set(id, performance.now())
          await wait(20)
        }
      }).catch(() => wait(100))
    }
  })()
  return {
    acknowledged,
    async stop() {
      isOver = true
      await writing
      const rows = await database.query<{ id: string }>('select id from direct_writes')
      const found = new Set(rows.map(({ id }) => id))
      return [...acknowledged.keys()].filter((id) => !found.has(id))
    },
  }
}
