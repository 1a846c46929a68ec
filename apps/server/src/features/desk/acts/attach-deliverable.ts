import { indianDayOf } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import type { ReceivedFile } from '../../../platform/storage/file-store.ts'
import { contentTypes, type FileKind, kindByName } from '../../../platform/uploads/inspection/file-kind.ts'
import { inspectFile } from '../../../platform/uploads/inspection/inspect-file.ts'
import { keepUpload } from '../../../platform/uploads/keep-upload.ts'
import type { UploadFile } from '../../../platform/uploads/read-upload.ts'
import { tellOfDeliverable } from '../../deliverables/tell-of-deliverables.ts'
import { quarantine } from '../../file-scans/quarantine.ts'
import { type DeliverableParts, deliverableTermsOf } from './deliverable-terms.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { assertStaffAction, lockForStaff } from './staff-application.ts'

const MAX_DELIVERABLES = 30

interface Attachment {
  readonly applicationId: string
  readonly staffId: string
  readonly parts: DeliverableParts
  readonly file: UploadFile
}

/**
 * Attaches a file that the customer gets: inspected and scanned like an upload, told once it is clean and visible.
 * Idempotent by `request_id`.
 */
export async function attachDeliverable(services: Services, attachment: Attachment): Promise<string> {
  const { db, files, workers } = services
  const { originalName, content } = attachment.file
  const kind = kindByName(originalName)
  // Before the body is read: a file for nothing is not worth an inspection.
  await getApplication(db, attachment.applicationId)
  const file = await files.receive(content)
  try {
    await inspectFile(workers.inspection, file, kind)
    return await keepUpload(files, { file, kind }, (filename) =>
      record(services, attachment, { file, kind, filename }),
    )
  } finally {
    await file.discard()
  }
}

async function getApplication(db: Db, id: string): Promise<void> {
  const found = await db.selectFrom('applications').select('id').where('id', '=', id).executeTakeFirst()
  orThrow(found, 'not_found')
}

interface StoredFile {
  readonly file: ReceivedFile
  readonly kind: FileKind
  readonly filename: string
}

function record(
  { db, scanner }: Services,
  { applicationId, staffId, parts }: Attachment,
  { file, kind, filename }: StoredFile,
): Promise<{ id: string; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    const application = await lockForStaff(tx, applicationId)
    const content = { application_id: applicationId, sha256: `\\x${file.sha256.toString('hex')}` }
    if (await isRepeated(tx, 'deliverables', parts.request_id, content)) {
      return { id: await getByRequest(tx, parts.request_id), isNew: false }
    }
    assertStaffAction(application, 'attach_deliverable')
    await assertTakes(tx, applicationId, parts.replaces)
    const terms = deliverableTermsOf(application.definition, parts, indianDayOf(await readNow(tx)))
    const { id } = await tx
      .insertInto('deliverables')
      .values({
        application_id: applicationId,
        staff_id: staffId,
        kind: terms.kind,
        title: JSON.stringify(terms.title),
        number: parts.number || null,
        issued_on: terms.issuedOn,
        valid_until: terms.validUntil,
        visible_at_once: parts.visible === 'now',
        replaces: parts.replaces ?? null,
        filename,
        content_type: contentTypes[kind],
        size_bytes: file.sizeBytes,
        sha256: file.sha256,
        request_id: parts.request_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await quarantine(tx, { scanner }, filename)
    await recordStaffAudit(tx, application, 'attach_deliverable', {
      deliverable_id: id,
      kind: terms.kind,
      replaces: parts.replaces ?? null,
    })
    await tellOfDeliverable(tx, application, id)
    return { id, isNew: true }
  })
}

/** Bounded; and what is replaced is of this application, and was not replaced before. */
async function assertTakes(db: Db, applicationId: string, replaces: string | undefined): Promise<void> {
  const present = await db
    .selectFrom('deliverables as d')
    .select([
      'd.id',
      sql<boolean>`exists (select from deliverables n where n.replaces = d.id)`.as('replaced'),
    ])
    .where('d.application_id', '=', applicationId)
    .execute()
  if (present.length >= MAX_DELIVERABLES) throw new AppError('file_limit')
  if (replaces === undefined) return
  const former = orThrow(
    present.find(({ id }) => id === replaces),
    'not_found',
  )
  if (former.replaced) throw new AppError('act_not_allowed', { message: 'It was replaced already.' })
}

async function getByRequest(db: Db, requestId: string): Promise<string> {
  const { id } = await db
    .selectFrom('deliverables')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  return id
}
