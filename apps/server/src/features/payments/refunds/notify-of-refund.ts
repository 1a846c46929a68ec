import type { LocalText } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'

interface Told {
  readonly id: string
  readonly application_id: string
  readonly amount_rupees: string | number
}

/** Tells the customer that money goes back or has gone back; also of an application that was deleted meanwhile. */
export async function notifyOfRefund(
  tx: Db,
  refund: Told,
  kind: 'refund_requested' | 'refund_completed',
): Promise<void> {
  const { rows } = await sql<{
    id: string
    customerId: string
    trackId: string
    title: LocalText
    shortTitle: LocalText | null
  }>`
    select a.id, a.customer_id as "customerId", a.track_id as "trackId", v.definition -> 'title' as title,
      v.definition -> 'shortTitle' as "shortTitle"
    from applications a
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where a.id = ${refund.application_id}
  `.execute(tx)
  const [application] = rows
  if (!application) throw new Error(`There is no application ${refund.application_id}`)
  // What came in otherwise than we asked may hold paise.
  const params = { amount_rupees: Number(refund.amount_rupees) }
  const { title, shortTitle, ...known } = application
  const definition = { title, ...(shortTitle && { shortTitle }) }
  await notifyOfApplication(tx, { ...known, definition }, { kind, params, fact: refund.id })
}
