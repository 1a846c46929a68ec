import { sql } from 'kysely'
import type { Db } from '../db.ts'
import type { FileStore } from './file-store.ts'

interface Held {
  readonly db: Db
  readonly files: FileStore
}

/** Whether the store has any of the files that rows name; true where none is named. */
export async function holdsNamedFiles({ db, files }: Held): Promise<boolean> {
  const names = await listSomeNames(db)
  for (const name of names) {
    const content = await files.find(name)
    content?.destroy()
    if (content) return true
  }
  return names.length === 0
}

/** A handful: one file that is there is enough, and of these none was removed on purpose. */
async function listSomeNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ filename: string }>`
    (select filename from uploaded_documents limit 10)
    union all (select filename from ticket_files limit 10)
    union all (select filename from deliverables limit 10)
  `.execute(db)
  return rows.map(({ filename }) => filename)
}
