import { eInvoiceOf, type MoneyDocument } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Registration, RegistryFailure } from '../../../platform/e-invoices/invoice-registry.ts'
import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { registerEInvoiceJob } from './register-e-invoice-job.ts'
import { cancelledAt } from './registration-of.ts'

type Needs = Pick<Services, 'db' | 'invoiceRegistry'>

export function handleRegisterEInvoice(services: Needs): JobHandler {
  return handleJob(registerEInvoiceJob, ({ documentId }) => registerEInvoice(services, documentId))
}

/**
 * Registers a document once; idempotent, as the portal answers a repetition with the registration that it has. A failure
 * that may pass is thrown, so that the job is retried with backoff; a refusal is kept for staff.
 */
export async function registerEInvoice({ db, invoiceRegistry }: Needs, documentId: string): Promise<void> {
  const open = await findOpen(db, documentId)
  if (!open) return
  try {
    await recordRegistration(db, documentId, await register(invoiceRegistry, open))
  } catch (error) {
    if (!(error instanceof RegistryFailure)) throw error
    await recordFailure(db, documentId, error)
    if (error.kind === 'unavailable') throw error
  }
}

interface Open {
  readonly snapshot: MoneyDocument
  readonly buyerPin: number | null
}

/** Undefined once it is registered, or another took its place. */
function findOpen(db: Db, documentId: string): Promise<Open | undefined> {
  return db
    .selectFrom('e_invoices as e')
    .innerJoin('money_documents as d', 'd.id', 'e.document_id')
    .select(['d.snapshot', 'e.buyer_pin as buyerPin'])
    .where('e.document_id', '=', documentId)
    .where('e.registered_at', 'is', null)
    .where(cancelledAt, 'is', null)
    .executeTakeFirst()
}

async function register(
  registry: Needs['invoiceRegistry'],
  { snapshot, buyerPin }: Open,
): Promise<Registration> {
  // Setting it to `none` leaves what was promised before, until there is a portal again.
  if (!registry) throw new RegistryFailure('unavailable', 'no_portal')
  const built = eInvoiceOf(snapshot, buyerPin ?? undefined)
  if (built.ok) return registry.register(built.eInvoice)
  throw new RegistryFailure('refused', built.gap, [{ code: built.gap, message: '' }])
}

async function recordRegistration(db: Db, documentId: string, given: Registration): Promise<void> {
  await db
    .updateTable('e_invoices')
    .set({
      irn: given.irn,
      acknowledgement_number: given.acknowledgementNumber,
      acknowledged_at: given.acknowledgedAt,
      signed_qr: given.signedQr,
      signed_invoice: given.signedInvoice,
      registered_at: sql<Date>`now()`,
      ...{ failure: null, refusals: null, refused_at: null },
    })
    .where('document_id', '=', documentId)
    .where('registered_at', 'is', null)
    .execute()
}

async function recordFailure(db: Db, documentId: string, { kind, reason, refusals }: RegistryFailure) {
  const isRefused = kind === 'refused'
  await db
    .updateTable('e_invoices')
    .set({
      failure: reason,
      refusals: isRefused ? JSON.stringify(refusals) : null,
      refused_at: isRefused ? sql<Date>`now()` : null,
    })
    .where('document_id', '=', documentId)
    .where('registered_at', 'is', null)
    .execute()
}
