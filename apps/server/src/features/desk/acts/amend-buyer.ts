import { AppError } from '../../../platform/app-error.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { Services } from '../../../platform/services.ts'
import { type GivenBuyer, getCheckedBuyer } from '../../buyers/checked-buyer.ts'
import { issueDueInvoice } from '../../money-documents/issue-due-invoice.ts'
import { listIssuedDocuments } from '../../money-documents/issued-documents.ts'
import { projectOwnMarks } from '../../work/projection/project-own-marks.ts'
import { isRepeated } from './is-repeated.ts'
import { type NamedBuyer, nameBuyer } from './name-buyer.ts'
import { lockForStaff } from './staff-application.ts'
import { replacedInvoiceJob } from './tell-of-invoice.ts'

/** Whom staff name, before it is checked. */
export interface GivenAmendment extends Omit<NamedBuyer, 'buyer'> {
  readonly given: GivenBuyer
}

interface Amendment extends GivenAmendment {
  readonly applicationId: string
}

/**
 * Amends after a payment whom the documents are made out to, of another State too: vouchers stay as issued, what is issued
 * from then on names the new buyer, and the invoice has the taxes of their State. In the place of a cancelled invoice the new
 * one is issued at once. Idempotent by `requestId`.
 */
export async function amendBuyer(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { applicationId, ...amendment }: Amendment,
): Promise<void> {
  const { given, reason, requestId } = amendment
  const buyer = getCheckedBuyer(given, config, { isNamed: true })
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    if (await isRepeated(tx, 'buyer_acts', requestId, { application_id: applicationId, reason })) return
    // The price of a live order is a snapshot, its taxes included.
    if (record.liveOrder) throw new AppError('order_live')
    const issued = await listIssuedDocuments(tx, applicationId)
    const invoice = issued.find(({ kind }) => kind === 'tax_invoice')
    if (invoice) {
      const message = `${invoice.number} is issued. It is amended by a credit note and a new invoice.`
      throw new AppError('buyer_locked', { message })
    }
    await nameBuyer(tx, record, { ...amendment, buyer }, { act: 'amend_buyer' })
    await enqueueJob(tx, replacedInvoiceJob, { applicationId })
    // The commit would project it within the locks of the series.
    await projectOwnMarks(tx)
    // Last of all: the series of numbers stay locked until the transaction ends.
    await issueDueInvoice(tx, config, { applicationId, customerId: record.customerId })
  })
}
