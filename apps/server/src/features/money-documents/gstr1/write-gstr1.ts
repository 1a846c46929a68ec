import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CalendarMonth, Gstr1Return, indianDayOf, lastDayOf } from '@sanad/domain'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import { readNow } from '../../../platform/read-now.ts'
import { gstr1Csv, gstr1Rows } from './gstr1-csv.ts'
import { listMonthDocuments } from './list-month-documents.ts'

export interface WrittenGstr1 {
  readonly register: string
  readonly json: string
  readonly documents: number
  /** By Indian time; before that the month may still get documents. */
  readonly hasEnded: boolean
}

/** They name buyers: for the eyes of whoever runs the command. */
const mode = 0o600

/**
 * Writes the register of a month as CSV and the return as the portal's JSON, both from one snapshot of the database. The
 * register is streamed; of the return, invoices and notes of registered buyers and large ones stay in memory.
 */
export async function writeGstr1(
  db: Kysely<Tables>,
  { month, gstin, folder }: { month: CalendarMonth; gstin: string; folder: string },
): Promise<WrittenGstr1> {
  const register = join(folder, `gstr1-${month}.csv`)
  const json = join(folder, `gstr1-${month}.json`)
  const gstr1 = new Gstr1Return({ gstin, month })
  let documents = 0
  let hasEnded = false
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      hasEnded = lastDayOf(month) < indianDayOf(await readNow(tx))
      const rows = async function* () {
        for await (const listed of listMonthDocuments(tx, month)) {
          const issuedBy = listed.document.supplier.gstin
          if (issuedBy !== gstin) throw new RangeError(`${listed.document.number} was issued as ${issuedBy}`)
          documents++
          gstr1.add(listed)
          yield* gstr1Rows(listed)
        }
      }
      await pipeline(Readable.from(rows()), gstr1Csv(), createWriteStream(register, { mode }))
    })
  await writeFile(json, `${JSON.stringify(gstr1.toJson(), null, 1)}\n`, { mode })
  return { register, json, documents, hasEnded }
}
