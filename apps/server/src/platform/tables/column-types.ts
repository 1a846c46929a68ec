import type { ColumnType } from 'kysely'

/** Has a default. */
export type Made<T> = ColumnType<T, T | undefined, T>
/** Set by the database's clock; never written from a process. */
export type MadeAt = ColumnType<Date, never, never>
export type Numeric = ColumnType<string, string | number, string | number>
