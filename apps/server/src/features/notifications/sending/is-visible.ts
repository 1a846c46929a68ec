import { type RawBuilder, sql } from 'kysely'

/** Of `notifications` under this name: told, and no more to be taken back. */
export const isVisible = (notifications: string): RawBuilder<boolean> =>
  sql`${sql.ref(notifications)}.visible_at <= now()`
