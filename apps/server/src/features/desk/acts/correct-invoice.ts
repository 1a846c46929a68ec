import { findStateOfGstin } from '@sanad/domain'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { setBuyer } from '../../buyers/buyer-queries.ts'
import { type GivenBuyer, getCheckedBuyer } from '../../buyers/checked-buyer.ts'
import { getBilledApplication } from '../../money-documents/billed-application.ts'
import { draftCorrection } from '../../money-documents/draft-correction.ts'
import { issueDocuments } from '../../money-documents/issue-documents.ts'
import { findCorrectableInvoice } from './find-correctable-invoice.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { actNotAllowed, lockForStaff } from './staff-application.ts'
import { tellOfReplacedInvoice } from './tell-of-invoice.ts'

interface Correction {
  readonly documentId: string
  readonly staffId: string
  readonly given: GivenBuyer
  /** The customer reads it on the credit note. */
  readonly reason: string
  readonly requestId: string
}

/**
 * Takes an invoice back by a credit note and issues another to whom it should have been made out, of another State too, in
 * one transaction; no money moves. Idempotent by `requestId`.
 */
export async function correctInvoice(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { documentId, staffId, given, reason, requestId }: Correction,
): Promise<void> {
  const buyer = getCheckedBuyer(given, config)
  const { applicationId } = await getPlace(db, documentId)
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const act = { application_id: applicationId, reason }
    if (await isRepeated(tx, 'buyer_acts', requestId, act)) return
    const found = await findCorrectableInvoice(tx, applicationId)
    if (found && 'refusal' in found) throw new AppError(found.refusal)
    if (found?.invoice.id !== documentId) throw actNotAllowed([])
    const registered = buyer.gstin ? findStateOfGstin(buyer.gstin) : undefined
    const stateId = registered?.id ?? record.stateId
    await setBuyer(tx, { applicationId, businessId: record.businessId }, { buyer, stateId })
    await tx
      .insertInto('buyer_acts')
      .values({ ...act, buyer: JSON.stringify(buyer), staff_id: staffId, request_id: requestId })
      .execute()
    const { number } = found.invoice
    await recordStaffAudit(tx, record, 'correct_invoice', {
      ...{ reason, number, from: record.stateId, to: stateId },
    })
    const application = await getBilledApplication(tx, applicationId, config.secrets.personalData)
    const drafts = draftCorrection({ ...found, application, reason: { en: reason } })
    if (!drafts) throw actNotAllowed([])
    await issueDocuments(tx, config, drafts)
    await tellOfReplacedInvoice(tx, applicationId)
  })
}

async function getPlace(db: Db, documentId: string): Promise<{ applicationId: string }> {
  const document = await db
    .selectFrom('money_documents')
    .select('application_id as applicationId')
    .where('id', '=', documentId)
    .executeTakeFirst()
  return orThrow(document, 'not_found')
}
