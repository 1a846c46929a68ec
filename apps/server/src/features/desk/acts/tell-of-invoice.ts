import type { LocalText } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'

/** Tells the customer that an invoice was cancelled, once. */
export async function tellOfCancelledInvoice(tx: Db, documentId: string): Promise<void> {
  const { number, ...known } = await getInvoice(tx, documentId)
  await notifyOfApplication(tx, known, { kind: 'invoice_cancelled', params: { number }, fact: documentId })
}

/** Tells the customer that the latest invoice of an application took the place of another, once; nothing of a first one. */
export async function tellOfReplacedInvoice(tx: Db, applicationId: string): Promise<void> {
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
