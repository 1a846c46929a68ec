import { undoSeconds } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'

/** Since the moment in a column, by the database's clock. */
export const secondsSince = (column: string): RawBuilder<number> =>
  sql`extract(epoch from clock_timestamp() - ${sql.ref(column)})::float8`

/** Refuses to take back what the customer is told of by now. */
export function assertUndoable({ seconds }: { readonly seconds: number }): void {
  if (seconds >= undoSeconds) throw new AppError('too_late')
}
