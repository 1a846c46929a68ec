import type { WorkSort } from '@sanad/contracts/staff'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'

interface Key {
  /** As text of the cursor, and back. */
  readonly write: RawBuilder<string>
  readonly read: (text: string) => RawBuilder<unknown>
  readonly name: string
  readonly column: RawBuilder<unknown>
  readonly pattern: RegExp
}

/** Microseconds: a time of JavaScript is too coarse for a key. Infinity, the due time of what is paused, comes last. */
function moment(name: string): Key {
  const column = sql.ref(`w.${name}`)
  return {
    name,
    column,
    write: sql<string>`case when isfinite(${column})
      then (extract(epoch from ${column}) * 1000000)::bigint::text else 'infinity' end`,
    read: (text) =>
      text === 'infinity'
        ? sql`'infinity'::timestamptz`
        : sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`,
    pattern: /^(?:-?\d{1,16}|infinity)$/,
  }
}

function whole(name: string): Key {
  const column = sql.ref(`w.${name}`)
  return {
    name,
    column,
    write: sql<string>`${column}::text`,
    read: (text) => sql`${text}::bigint`,
    pattern: /^\d{1,18}$/,
  }
}

const dueAt = moment('due_at')
const waitingSince = moment('waiting_since')
const id = whole('id')

const orders = {
  due: { keys: [dueAt, waitingSince, id], isDescending: false },
  waiting: { keys: [waitingSince, id], isDescending: false },
  '-created': { keys: [waitingSince, id], isDescending: true },
  priority: { keys: [whole('priority'), dueAt, waitingSince, id], isDescending: false },
} as const satisfies Record<WorkSort, { keys: readonly Key[]; isDescending: boolean }>

/** The order of a list over `work_items w`, always over the whole list, with the values of its key for a cursor. */
export function workOrder(sort: WorkSort) {
  const { keys, isDescending }: { keys: readonly Key[]; isDescending: boolean } = orders[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  const columns = sql.join(keys.map(({ column }) => column))
  return {
    by: sql`${sql.join(keys.map(({ column }) => sql`${column} ${direction}`))}`,
    /** The cursor of a row, as an array. */
    at: sql<string[]>`array[${sql.join(keys.map(({ write }) => write))}]`,
    /** Rows that stand before the only one of `table`; none where it has no row. */
    isBefore(table: string): RawBuilder<boolean> {
      const theirs = sql.join(keys.map(({ name }) => sql.ref(`${table}.${name}`)))
      return sql<boolean>`(${columns}) ${isDescending ? sql`>` : sql`<`} (select ${theirs} from ${sql.ref(table)})`
    },
    /** Rows that follow the cursor. */
    after(cursor: string): RawBuilder<boolean> {
      const values = readCursor(cursor, keys)
      const given = sql.join(keys.map(({ read }, index) => read(values[index] ?? '')))
      return sql<boolean>`(${columns}) ${isDescending ? sql`<` : sql`>`} (${given})`
    },
  }
}

export function writeWorkCursor(values: readonly string[]): string {
  return Buffer.from(values.join(' ')).toString('base64url')
}

/** Refuses what was never a cursor of this order. */
function readCursor(cursor: string, keys: readonly Key[]): string[] {
  const values = Buffer.from(cursor, 'base64url').toString().split(' ')
  const fits =
    values.length === keys.length && keys.every(({ pattern }, at) => pattern.test(values[at] ?? ''))
  if (!fits)
    throw new AppError('invalid_request', {
      details: { issues: [{ path: 'cursor', message: 'Invalid cursor' }] },
    })
  return values
}
