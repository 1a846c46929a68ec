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

/** A handful: one file that is there is enough, so none may be among them that was removed on purpose. */
async function listSomeNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ filename: string }>`
    (${someNamesOf('uploaded_documents')})
    union all (${someNamesOf('ticket_files')})
    union all (${someNamesOf('deliverables')})
  `.execute(db)
  return rows.map(({ filename }) => filename)
}

/** Without what an erasure left of a name (features/personal-data/columns), and without infected files. */
const someNamesOf = (table: 'uploaded_documents' | 'ticket_files' | 'deliverables') => sql`
  select named.filename from ${sql.table(table)} named
  where named.filename not like 'erased-%'
    and not exists (select from file_scans scan where scan.filename = named.filename and scan.state = 'infected')
  limit 10`
