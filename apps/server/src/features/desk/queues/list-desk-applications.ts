import type { QueryOf } from '@sanad/contracts'
import type { DeskApplication, listDeskApplications as endpoint } from '@sanad/contracts/staff'
import type { Language } from '../../../platform/http/language.ts'
import { type PageCursor, readPageCursor, writePageCursor } from '../../../platform/page-cursor.ts'
import type { Services } from '../../../platform/services.ts'
import { readDeskRows } from './desk-rows.ts'

type Filter = QueryOf<typeof endpoint>

/** Status and turn are derived, not stored: a page is filtered in batches, and a call scans at most this many rows. */
const BATCH = 200
const MAX_ROWS = 1000

/** Applications of all customers, newest first. A page may be short or empty: only a null cursor ends the list. */
export async function listDeskApplications(
  { db }: Pick<Services, 'db'>,
  filter: Filter & { readonly narrowedTo: string | undefined },
  language: Language,
): Promise<{ applications: DeskApplication[]; nextCursor: string | null }> {
  const applications: DeskApplication[] = []
  let after: PageCursor | undefined = filter.cursor === undefined ? undefined : readPageCursor(filter.cursor)
  for (let seen = 0; seen < MAX_ROWS; seen += BATCH) {
    const rows = await readDeskRows(db, { ...filter, after, count: BATCH }, language)
    for (const { application, cursor } of rows) {
      after = cursor
      if (!isWanted(application, filter)) continue
      applications.push(application)
      if (applications.length === filter.limit) return { applications, nextCursor: writePageCursor(cursor) }
    }
    if (rows.length < BATCH) return { applications, nextCursor: null }
  }
  return { applications, nextCursor: after ? writePageCursor(after) : null }
}

function isWanted({ client_status, next_step }: DeskApplication, { status, turn }: Filter): boolean {
  return (!status || client_status === status) && (!turn || next_step.turn === turn)
}
