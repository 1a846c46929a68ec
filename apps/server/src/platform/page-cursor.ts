import { type RawBuilder, sql } from 'kysely'
import { AppError } from './app-error.ts'

/** Where a page of a list sorted by time and id ended. Microseconds: a time of JavaScript is too coarse for a key. */
export interface PageCursor {
  readonly micros: string
  readonly id: string
}

/** A timestamp column as the text that a cursor carries. */
export function microsOf(column: string): RawBuilder<string> {
  return sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`
}

/** The timestamp that a cursor carries. */
export function momentOf(cursor: PageCursor): RawBuilder<Date> {
  return sql<Date>`(timestamptz 'epoch' + ${cursor.micros}::bigint * interval '1 microsecond')`
}

export function writePageCursor({ micros, id }: PageCursor): string {
  return Buffer.from(`${micros} ${id}`).toString('base64url')
}

/** Refuses what was never a cursor of ours. */
export function readPageCursor(cursor: string): PageCursor {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, micros, id] = /^(\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
  if (!micros || !id) throw new AppError('invalid_request')
  return { micros, id }
}
