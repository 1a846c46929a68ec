import type { WaitingLine } from '@sanad/domain/admission'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db.ts'

/** The line as it was read. */
export interface SeenLine extends WaitingLine {
  /** Seconds of the database's clock, by which all processes tell how old a pass is (docs/adr/0023). */
  readonly seconds: number
}

const seen = sql`issued::float8 as issued, admitted::float8 as admitted, extract(epoch from now())::float8 as seconds`

/** The one row that all processes share. */
export interface LineStore {
  read(): Promise<SeenLine>
  /** Gives out so many numbers; the last of them is `issued`. */
  issue(count: number): Promise<SeenLine>
  /** Calls up to so many more. */
  admit(count: number): Promise<SeenLine>
}

export function openLineStore(db: Db): LineStore {
  const run = async (statement: RawBuilder<SeenLine>) => {
    const [line] = (await statement.execute(db)).rows
    if (!line) throw new Error('The row of waiting_line is gone')
    return line
  }
  return {
    read: () => run(sql<SeenLine>`select ${seen} from waiting_line`),
    issue: (count) =>
      run(sql<SeenLine>`update waiting_line set issued = issued + ${count} returning ${seen}`),
    admit: (count) =>
      run(sql<SeenLine>`
        update waiting_line set admitted = least(issued, admitted + ${count}) returning ${seen}`),
  }
}
