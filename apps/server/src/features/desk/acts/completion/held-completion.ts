import { sql } from 'kysely'
import type { Db } from '../../../../platform/db.ts'
import type { FileKind } from '../../../../platform/uploads/inspection/file-kind.ts'
import type { StoredFile } from '../keep-file.ts'
import type { Completion } from './record-completion.ts'

export interface HeldCompletion {
  readonly id: string
  readonly completion: Completion & { readonly answers: Readonly<Record<string, string>> }
  readonly stored: StoredFile | null
  readonly takesEffectAt: Date
  /** Of the hold, by the database's clock. */
  readonly isOver: boolean
  readonly outcome: 'done' | 'taken_back' | 'returned' | null
}

/** What is kept of a stored file, as JSON. */
export const toKeptFile = ({ file, kind, filename }: StoredFile): string =>
  JSON.stringify({ filename, kind, size_bytes: file.sizeBytes, sha256: file.sha256.toString('hex') })

/** By its id or by the request that it came with. Read it under the application's lock. */
export async function findHeldCompletion(
  db: Db,
  { id, requestId }: { readonly id?: string; readonly requestId?: string },
): Promise<HeldCompletion | undefined> {
  const { rows } = await sql<Row>`
    select h.*, o.outcome, clock_timestamp() >= h.takes_effect_at as is_over
    from held_completions h left join held_completion_outcomes o on o.held_id = h.id
    where ${id === undefined ? sql`h.request_id = ${requestId}` : sql`h.id = ${id}`}
  `.execute(db)
  const [row] = rows
  return row && toHeldCompletion(row)
}

/** Whether a completion of the application is held now. */
export async function isCompletionHeld(db: Db, applicationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from held_completions h where h.application_id = ${applicationId}
      and not exists (select from held_completion_outcomes o where o.held_id = h.id)`.execute(db)
  return rows.length > 0
}

interface Row {
  readonly id: string
  readonly application_id: string
  readonly stage_id: string
  readonly comment: string
  readonly comment_hi: string | null
  readonly answers: Readonly<Record<string, string>>
  readonly file: KeptFile | null
  readonly staff_id: string
  readonly request_id: string
  readonly takes_effect_at: Date
  readonly is_over: boolean
  readonly outcome: HeldCompletion['outcome']
}

interface KeptFile {
  readonly filename: string
  readonly kind: FileKind
  readonly size_bytes: number
  readonly sha256: string
}

const toHeldCompletion = (row: Row): HeldCompletion => ({
  id: row.id,
  completion: {
    applicationId: row.application_id,
    staffId: row.staff_id,
    stageId: row.stage_id,
    comment: row.comment,
    commentHi: row.comment_hi ?? undefined,
    answers: row.answers,
    requestId: row.request_id,
  },
  stored: row.file && {
    filename: row.file.filename,
    kind: row.file.kind,
    file: { sizeBytes: row.file.size_bytes, sha256: Buffer.from(row.file.sha256, 'hex') },
  },
  takesEffectAt: row.takes_effect_at,
  isOver: row.is_over,
  outcome: row.outcome,
})
