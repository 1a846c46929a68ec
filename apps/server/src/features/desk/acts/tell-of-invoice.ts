import type { LocalText } from '@sanad/domain'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../../platform/db.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'

/** Tells the customer that an invoice was cancelled, once. */
export async function tellOfCancelledInvoice(tx: Db, documentId: string): Promise<void> {
  const { number, ...known } = await getInvoice(tx, documentId)
  await notifyOfApplication(tx, known, { kind: 'invoice_cancelled', params: { number }, fact: documentId })
}

/**
 * Tells the customer which invoice took the place of which: enqueued with the act, before its numbers are taken, as the
 * locks of their series are held until the commit.
 */
export const replacedInvoiceJob = defineJob({
  name: 'tell_of_replaced_invoice',
  payload: z.object({ applicationId: z.uuid() }),
  maxAttempts: 25,
  priority: 'early',
})

export const handleReplacedInvoice = ({ db }: Pick<Services, 'db'>): JobHandler =>
  handleJob(replacedInvoiceJob, ({ applicationId }) =>
    db.transaction().execute((tx) => tellOfReplacedInvoice(tx, applicationId)),
  )

/** Of the latest invoice, once; nothing where it took the place of none. */
async function tellOfReplacedInvoice(tx: Db, applicationId: string): Promise<void> {
  const latest = await tx
    .selectFrom('money_documents as d')
    .innerJoin('money_documents as former', 'former.id', 'd.replaces')
    .select(['d.id', 'former.number as former'])
    .where('d.application_id', '=', applicationId)
    .orderBy('d.issued_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!latest) return
  const { id, former } = latest
  const { number, ...known } = await getInvoice(tx, id)
  await notifyOfApplication(tx, known, { kind: 'invoice_replaced', params: { number, former }, fact: id })
}

interface Row {
  readonly id: string
  readonly customerId: string
  readonly trackId: string
  readonly title: LocalText
  readonly shortTitle: LocalText | null
  readonly number: string
}

async function getInvoice(tx: Db, documentId: string) {
  const { rows } = await sql<Row>`
    select a.id, a.customer_id as "customerId", a.track_id as "trackId", d.number,
      v.definition -> 'title' as title, v.definition -> 'shortTitle' as "shortTitle"
    from money_documents d
    join applications a on a.id = d.application_id
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where d.id = ${documentId}
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`There is no document ${documentId}`)
  const { title, shortTitle, ...known } = row
  return { ...known, definition: { title, ...(shortTitle && { shortTitle }) } }
}
