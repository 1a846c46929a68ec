import { type RawBuilder, sql } from 'kysely'

/**
 * An array for `any` whose length the planner is not told: the inner select hides it. Of an array it sees the elements and
 * finds a plan for just as many cheaper than the generic one, so that a large statement is planned at every execution.
 */
export const uuidList = (ids: readonly string[]): RawBuilder<string[]> => sql`(select ${ids}::uuid[])::uuid[]`
