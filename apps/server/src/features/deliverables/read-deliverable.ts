import type { getDeliverable, SuccessOf } from '@sanad/contracts'
import { standingOf } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Services } from '../../platform/services.ts'
import { fileLink } from '../../platform/uploads/file-link.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { isShownDeliverable } from '../case/shown-deliverable.ts'
import { type ShownRow, toDeliverable } from './deliverable-view.ts'
import { downloadName } from './download-name.ts'

interface Row extends ShownRow {
  readonly applicationId: string
  readonly filename: string
  readonly contentType: string
  readonly now: Date
}

/** A deliverable with a signed download link; what the customer may not see is not found. */
export async function readDeliverable(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { id, customerId, language }: { id: string; customerId: string; language: Language },
): Promise<SuccessOf<typeof getDeliverable>['data']> {
  const { rows } = await sql<Row>`
    select d.id, d.kind, d.title, d.number, d.issued_on::text as "issuedOn", d.valid_until::text as "validUntil",
      d.size_bytes as "sizeBytes", d.attached_at as at, ${isShownDeliverable(false)} as "shownBefore", ${isShownDeliverable(true)} as "shownAfter",
      d.application_id as "applicationId", d.filename, d.content_type as "contentType", now() as now
    from deliverables d join applications a on a.id = d.application_id
    where d.id = ${id} and a.customer_id = ${customerId}
  `.execute(db)
  const row = orThrow(rows[0], 'not_found')
  const { applicationId, filename, now } = row
  const record = await getApplicationRecord(db, { applicationId, customerId })
  const isCompleted = standingOf(record).clientStatus === 'completed'
  if (!(isCompleted ? row.shownAfter : row.shownBefore)) throw new AppError('not_found')
  return {
    ...toDeliverable(row, language),
    filename: downloadName({ title: row.title, trackId: record.trackId, filename }),
    content_type: row.contentType,
    download_url: fileLink(config.secrets.fileLinks, { folder: 'deliverables/', filename, now }),
  }
}
