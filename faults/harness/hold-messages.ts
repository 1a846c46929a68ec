import { waitFor } from '@sanad/testing'
import type { Database } from './database.ts'

const sending = `
  select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%outbox_messages%'`

/** Blocks the outbox by a table lock; `caught` resolves when a portal waits for it while sending a message. */
export async function holdMessages(database: Database) {
  const lock = await database.begin('lock table outbox_messages in share mode')
  return {
    caught: () => waitFor('a message is being sent', async () => (await database.query(sending)).length > 0),
    /** After portals were killed: terminates the backends that still wait on their behalf. */
    async releaseDead() {
      await database.query(`select pg_terminate_backend(pid) from (${sending}) as left_over`)
      await lock.rollback()
    },
  }
}
