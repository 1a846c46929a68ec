import { indianDayOf } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import type { UploadFile } from '../../../platform/uploads/read-upload.ts'
import { isTakenBack } from '../../case/taken-back.ts'
import { type DeliverableParts, deliverableTermsOf } from './deliverable-terms.ts'
import { insertDeliverable } from './insert-deliverable.ts'
import { isRepeated } from './is-repeated.ts'
import { keepFile, type StoredFile } from './keep-file.ts'
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
  // Before the body is read: a file for nothing is not worth an inspection.
  await getApplication(services.db, attachment.applicationId)
  return keepFile(services, attachment.file, (stored) => record(services, attachment, stored))
}

async function getApplication(db: Db, id: string): Promise<void> {
  const found = await db.selectFrom('applications').select('id').where('id', '=', id).executeTakeFirst()
  orThrow(found, 'not_found')
}

function record(
  services: Services,
  { applicationId, staffId, parts }: Attachment,
  stored: StoredFile,
): Promise<{ id: string; isNew: boolean }> {
  return services.db.transaction().execute(async (tx) => {
    const application = await lockForStaff(tx, applicationId)
    const content = { application_id: applicationId, sha256: `\\x${stored.file.sha256.toString('hex')}` }
    if (await isRepeated(tx, 'deliverables', parts.request_id, content)) {
      return { id: await getByRequest(tx, parts.request_id), isNew: false }
    }
    assertStaffAction(application, 'attach_deliverable')
    const replaces = await placeOf(tx, applicationId, parts.replaces)
    const terms = deliverableTermsOf(application.definition, parts, indianDayOf(await readNow(tx)))
    const id = await insertDeliverable(tx, services, application, stored, {
      staff_id: staffId,
      kind: terms.kind,
      title: JSON.stringify(terms.title),
      number: parts.number || null,
      issued_on: terms.issuedOn,
      valid_until: terms.validUntil,
      visible_at_once: parts.visible === 'now',
      replaces,
      item_id: parts.deliverable_id ?? null,
      request_id: parts.request_id,
    })
    await recordStaffAudit(tx, application, 'attach_deliverable', {
      deliverable_id: id,
      kind: terms.kind,
      replaces,
    })
    return { id, isNew: true }
  })
}

/**
 * Bounded; and what is replaced is of this application, and was not replaced before. What did so and was taken back stands
 * between the two.
 */
async function placeOf(db: Db, applicationId: string, replaces: string | undefined): Promise<string | null> {
  const { rows: present } = await sql<{ id: string; replaces: string | null; isTakenBack: boolean }>`
    select d.id, d.replaces, ${isTakenBack('d')} as "isTakenBack"
    from deliverables d where d.application_id = ${applicationId}`.execute(db)
  if (present.length >= MAX_DELIVERABLES) throw new AppError('file_limit')
  if (replaces === undefined) return null
  let former = orThrow(
    present.find(({ id }) => id === replaces),
    'not_found',
  )
  for (;;) {
    const newer = present.find((one) => one.replaces === former.id)
    if (!newer) return former.id
    if (!newer.isTakenBack) throw new AppError('act_not_allowed', { message: 'It was replaced already.' })
    former = newer
  }
}

async function getByRequest(db: Db, requestId: string): Promise<string> {
  const { id } = await db
    .selectFrom('deliverables')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  return id
}
