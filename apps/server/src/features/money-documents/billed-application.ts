import type { Selection as StoredSelection } from '@sanad/contracts'
import {
  type ChargeLine,
  chargeLine,
  type DocumentPayment,
  describeCharge,
  type FormValues,
  type Quote,
  type ServiceDefinition,
} from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { KeyRing } from '../../platform/key-ring.ts'
import { toInstant } from '../../platform/postgres-time.ts'
import { openFields } from '../case/open-fields.ts'
import { selectionOf } from '../case/price-terms.ts'
import type { StoredFields } from '../case/stored-fields.ts'
import { recipientFields } from './recipient-fields.ts'

/** A payment that was credited to the application, as documents print it. */
export interface Charge {
  readonly orderId: string
  readonly quote: Quote
  readonly line: ChargeLine
  readonly payment: DocumentPayment
}

/** An application as its money documents need it. */
export interface BilledApplication {
  readonly id: string
  readonly customerId: string
  readonly trackId: string
  readonly stateId: number | null
  readonly nameOfPerson: string
  readonly nameOfFirm: string | null
  readonly customerAddress: string | null
  readonly fields: FormValues
  /** In the order in which they were paid. */
  readonly charges: readonly Charge[]
}

interface Row {
  readonly id: string
  readonly customer_id: string
  readonly track_id: string
  readonly state_id: number | null
  readonly quantity: number
  readonly selection: StoredSelection | null
  readonly fields: StoredFields
  readonly name_of_person: string
  readonly address: string | null
  readonly name_of_firm: string | null
  readonly definition: ServiceDefinition
  readonly orders: readonly {
    readonly orderId: string
    readonly items: string[]
    readonly quote: Quote
    readonly method: string | null
    readonly paymentId: string | null
    readonly at: string
  }[]
}

export async function getBilledApplication(
  db: Db,
  { applicationId, keys }: { applicationId: string; keys: KeyRing },
): Promise<BilledApplication> {
  const { rows } = await sql<Row>`
    select a.id, a.customer_id, a.track_id, a.state_id, a.quantity, a.selection, a.fields,
      c.name_of_person, c.address, b.name_of_firm, v.definition,
      (select coalesce(json_agg(json_build_object(
                'orderId', o.order_id, 'items', o.items, 'quote', o.quote, 'method', p.method,
                'paymentId', p.provider_payment_id, 'at', coalesce(p.paid_at, s.settled_at))
              order by s.settled_at, o.order_id), '[]')
         from payment_orders o
         join lateral (select min(settled_at) as settled_at from settled_items
                        where order_id = o.order_id) s on s.settled_at is not null
         left join payment_attempts p on p.order_id = o.order_id and p.is_credited
        where o.application_id = a.id) as orders
    from applications a
    join customers c on c.id = a.customer_id
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    left join businesses b on b.id = a.business_id
    where a.id = ${applicationId}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error(`There is no application ${applicationId}`)
  return {
    id: row.id,
    customerId: row.customer_id,
    trackId: row.track_id,
    stateId: row.state_id,
    nameOfPerson: row.name_of_person,
    nameOfFirm: row.name_of_firm,
    customerAddress: row.address,
    fields: openFields(
      keys,
      row.id,
      Object.fromEntries(recipientFields.flatMap((key) => (row.fields[key] ? [[key, row.fields[key]]] : []))),
    ),
    charges: row.orders.map((order) => toCharge(row, order)),
  }
}

function toCharge({ definition, quantity, selection }: Row, order: Row['orders'][number]): Charge {
  const { orderId, items, quote, method, paymentId, at } = order
  const chosen = { service: definition, items, quantity, selection: selectionOf(selection) }
  return {
    orderId,
    quote,
    line: chargeLine(quote, { description: describeCharge(chosen), sac: definition.sac }),
    payment: { reference: orderId, method, paymentId, at: toInstant(at) },
  }
}
