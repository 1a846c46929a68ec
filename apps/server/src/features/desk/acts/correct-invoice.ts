import { maxCancelRemark } from '@sanad/domain'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { getCheckedBuyer } from '../../buyers/checked-buyer.ts'
import { type BilledApplication, getBilledApplication } from '../../money-documents/billed-application.ts'
import { draftCorrection } from '../../money-documents/draft-correction.ts'
import { draftTaxInvoice } from '../../money-documents/draft-tax-invoice.ts'
import { type Draft, issueDocuments } from '../../money-documents/issue-documents.ts'
import { type IssuedDocument, linesOf } from '../../money-documents/issued-documents.ts'
import { projectOwnMarks } from '../../work/projection/project-own-marks.ts'
import type { GivenAmendment } from './amend-buyer.ts'
import { type Correctable, findCorrectableInvoice } from './find-correctable-invoice.ts'
import { isRepeated } from './is-repeated.ts'
import { nameBuyer } from './name-buyer.ts'
import { actNotAllowed, lockForStaff } from './staff-application.ts'
import { replacedInvoiceJob } from './tell-of-invoice.ts'

interface Correction extends GivenAmendment {
  readonly documentId: string
}

/**
 * Takes an invoice back by a credit note, or cancels one that the registration portal refused, and issues another to whom
 * it should have been made out, of another State too, in one transaction; no money moves. The customer reads the reason on the
 * credit note. Idempotent by `requestId`.
 */
export async function correctInvoice(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { documentId, ...amendment }: Correction,
): Promise<void> {
  const { given, reason, requestId } = amendment
  const buyer = getCheckedBuyer(given, config, { isNamed: true })
  const { applicationId } = await getPlace(db, documentId)
  await db.transaction().execute(async (tx) => {
    const record = await lockForStaff(tx, applicationId)
    if (await isRepeated(tx, 'buyer_acts', requestId, { application_id: applicationId, reason })) return
    const found = await findCorrectableInvoice(tx, applicationId)
    if (found && 'refusal' in found) throw new AppError(found.refusal)
    if (found?.invoice.id !== documentId) throw actNotAllowed([])
    const { number } = found.invoice
    await nameBuyer(tx, record, { ...amendment, buyer }, { act: 'correct_invoice', number })
    const application = await getBilledApplication(tx, applicationId, config.secrets.personalData)
    const drafts = found.isRefused
      ? await draftInPlaceOfRefused(tx, { ...found, application, act: amendment })
      : draftCorrection({ ...found, application, reason: { en: reason } })
    if (!drafts) throw actNotAllowed([])
    await enqueueJob(tx, replacedInvoiceJob, { applicationId })
    // The commit would project it within the locks of the series.
    await projectOwnMarks(tx)
    // Last of all: the series of numbers stay locked until the transaction ends.
    await issueDocuments(tx, config, drafts)
  })
}

interface Refused extends Correctable {
  readonly application: BilledApplication
  readonly act: Pick<Correction, 'reason' | 'staffId' | 'requestId'>
}

/** What the registration portal refused is cancelled here alone; the new invoice takes the place that it had. */
async function draftInPlaceOfRefused(
  tx: Db,
  { invoice, issued, application, act }: Refused,
): Promise<Draft[] | undefined> {
  // Staff may have it registered again at the same moment.
  const refused = await tx
    .selectFrom('e_invoices')
    .select('document_id')
    .where('document_id', '=', invoice.id)
    .where('refused_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!refused) throw actNotAllowed([])
  await tx
    .insertInto('e_invoice_cancellations')
    .values({
      document_id: invoice.id,
      reason: 'mistake',
      remark: act.reason.slice(0, maxCancelRemark),
      staff_id: act.staffId,
      request_id: act.requestId,
      cancelled_at: await readNow(tx),
    })
    .execute()
  const next = replacesCredited(invoice)
    ? draftAgain(invoice, application)
    : draftTaxInvoice(
        application,
        issued.filter(({ id }) => id !== invoice.id),
      )
  return next && [next]
}

/** An invoice refers to another only where a credit note took that one back, which keeps the advances off in the returns. */
function replacesCredited({ snapshot }: IssuedDocument): boolean {
  return snapshot.references.some(({ kind }) => kind === 'tax_invoice')
}

/** With the references of the former one: by the receipt vouchers the advances would be taken off twice. */
function draftAgain(invoice: IssuedDocument, application: BilledApplication): Draft {
  const { references, payments } = invoice.snapshot
  return {
    kind: 'tax_invoice',
    application,
    lines: linesOf(invoice),
    references,
    payments,
    replaces: invoice.id,
  }
}

async function getPlace(db: Db, documentId: string): Promise<{ applicationId: string }> {
  const document = await db
    .selectFrom('money_documents')
    .select('application_id as applicationId')
    .where('id', '=', documentId)
    .executeTakeFirst()
  return orThrow(document, 'not_found')
}
