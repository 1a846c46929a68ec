import { findStateOfGstin } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { setBuyer } from '../../buyers/buyer-queries.ts'
import { type GivenBuyer, getCheckedBuyer } from '../../buyers/checked-buyer.ts'
import { issueDueInvoice } from '../../money-documents/issue-due-invoice.ts'
import { listIssuedDocuments } from '../../money-documents/issued-documents.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { lockForStaff } from './staff-application.ts'
import { tellOfReplacedInvoice } from './tell-of-invoice.ts'

interface Amendment {
  readonly applicationId: string
  readonly staffId: string
  readonly given: GivenBuyer
  readonly reason: string
  readonly requestId: string
}

/**
 * Amends after a payment whom the documents are made out to, of another State too: vouchers stay as issued, what is issued
 * from then on names the new buyer, and the invoice has the taxes of their State. In the place of a cancelled invoice the new
 * one is issued at once. Idempotent by `requestId`.
 */
export async function amendBuyer(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { applicationId, staffId, given, reason, requestId }: Amendment,
): Promise<void> {
  const buyer = getCheckedBuyer(given, config)
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    const act = { application_id: applicationId, reason }
    if (await isRepeated(tx, 'buyer_acts', requestId, act)) return
    // The price of a live order is a snapshot, its taxes included.
    if (record.liveOrder) throw new AppError('order_live')
    const issued = await listIssuedDocuments(tx, applicationId)
    const invoice = issued.find(({ kind }) => kind === 'tax_invoice')
    if (invoice) {
      const message = `${invoice.number} is issued. It is amended by a credit note and a new invoice.`
      throw new AppError('buyer_locked', { message })
    }
    const registered = buyer.gstin ? findStateOfGstin(buyer.gstin) : undefined
    const stateId = registered?.id ?? record.stateId
    await setBuyer(tx, { applicationId, businessId: record.businessId }, { buyer, stateId })
    await tx
      .insertInto('buyer_acts')
      .values({ ...act, buyer: JSON.stringify(buyer), staff_id: staffId, request_id: requestId })
      .execute()
    await recordStaffAudit(tx, record, 'amend_buyer', { reason, from: record.stateId, to: stateId })
    await issueDueInvoice(tx, config, { applicationId, customerId: record.customerId })
    await tellOfReplacedInvoice(tx, applicationId)
  })
}
