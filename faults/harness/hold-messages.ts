import { waitFor } from '@sanad/testing'
import type { Database } from './database.ts'

const sending = `
  select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%outbox_messages%'`

/** Keeps the outbox from taking messages; `caught` resolves when a portal is in the middle of sending one. */
export async function holdMessages(database: Database) {
  const lock = await database.begin('lock table outbox_messages in share mode')
  return {
    caught: () => waitFor('a message is being sent', async () => (await database.query(sending)).length > 0),
    /** For killed portals: what they had asked of the database dies with them. */
    async releaseDead() {
      await database.query(`select pg_terminate_backend(pid) from (${sending}) as left_over`)
      await lock.rollback()
    },
  }
}
