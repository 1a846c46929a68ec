import {
  type AskedFieldKey,
  type Buyer,
  type ChargeLine,
  chargeLine,
  type DocumentPayment,
  describeCharge,
  type FormValues,
  isAskedField,
  type Quote,
  recipientAddresses,
} from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { KeyRing } from '../../platform/key-ring.ts'
import { toInstant } from '../../platform/postgres-time.ts'
import type { ApplicationRecord } from '../case/application-record.ts'
import { readDefinition, versionRef } from '../case/definitions.ts'
import { openFields } from '../case/open-fields.ts'
import { selectionOf } from '../case/price-terms.ts'
import { recipientFields } from './recipient-fields.ts'

/** A credited payment of the application, as printed on documents. */
export interface Charge {
  readonly orderId: string
  readonly quote: Quote
  readonly line: ChargeLine
  readonly payment: DocumentPayment
}

/** Input of an application's money documents. */
export interface BilledApplication {
  readonly id: string
  readonly customerId: string
  readonly trackId: string
  readonly stateId: number | null
  readonly nameOfPerson: string
  readonly nameOfFirm: string | null
  readonly customerAddress: string | null
  readonly buyer: Buyer | null
  /** Staff said who the buyer is: no GSTIN then means none. */
  readonly isAmended: boolean
  /** A GSTIN among the information that was given after the payment. */
  readonly laterGstins: readonly string[]
  /** Of the form; the firm's address also as the information gave it. */
  readonly fields: FormValues
  /** In order of payment. */
  readonly charges: readonly Charge[]
}

/** The part of the record that documents are made from; deleted applications included. */
type Billable = Pick<
  ApplicationRecord,
  | 'id'
  | 'customerId'
  | 'businessId'
  | 'trackId'
  | 'stateId'
  | 'quantity'
  | 'selection'
  | 'fields'
  | 'buyer'
  | 'definition'
>

interface Row {
  readonly name_of_person: string
  readonly address: string | null
  readonly name_of_firm: string | null
  /** By field of the information. */
  readonly address_answers: Readonly<Record<string, string>>
  readonly later_gstins: readonly string[]
  readonly is_amended: boolean
  readonly orders: readonly {
    readonly orderId: string
    readonly items: string[]
    readonly quote: Quote
    readonly method: string | null
    readonly paymentId: string | null
    readonly at: string
  }[]
}

const firmAddressKeys: ReadonlySet<AskedFieldKey> = new Set(recipientAddresses.firm.flat())

/** Extends a loaded application by what its documents need in addition. */
export async function readBilledApplication(
  db: Db,
  application: Billable,
  keys: KeyRing,
): Promise<BilledApplication> {
  const gstinFields = application.definition.fields.flatMap(({ id, identifier }) =>
    identifier === 'gstin' ? [id] : [],
  )
  const addressFields = new Map(
    application.definition.fields.flatMap(({ id, sameAs }) =>
      sameAs && isAskedField(sameAs) && firmAddressKeys.has(sameAs) ? [[id, sameAs] as const] : [],
    ),
  )
  const { rows } = await sql<Row>`
    select c.name_of_person, c.address,
      (select coalesce(json_object_agg(f.field_id, f.value), '{}') from submitted_fields f
        where f.application_id = ${application.id} and f.field_id = any(${[...addressFields.keys()]})) as address_answers,
      (select coalesce(json_agg(f.value), '[]') from submitted_fields f
        where f.application_id = ${application.id} and f.field_id = any(${gstinFields})) as later_gstins,
      exists (select from buyer_acts where application_id = ${application.id}) as is_amended,
      (select name_of_firm from businesses where id = ${application.businessId}) as name_of_firm,
      (select coalesce(json_agg(json_build_object(
                'orderId', o.order_id, 'items', o.items, 'quote', o.quote, 'method', p.method,
                'paymentId', p.provider_payment_id, 'at', coalesce(p.paid_at, s.settled_at))
              order by s.settled_at, o.order_id), '[]')
         from payment_orders o
         join lateral (select min(settled_at) as settled_at from settled_items
                        where order_id = o.order_id) s on s.settled_at is not null
         left join payment_attempts p on p.order_id = o.order_id and p.is_credited
        where o.application_id = ${application.id}) as orders
    from customers c
    where c.id = ${application.customerId}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error(`There is no customer of the application ${application.id}`)
  const { id, customerId, trackId, stateId, fields } = application
  const needed = recipientFields.flatMap((key) => (fields[key] ? [[key, fields[key]]] : []))
  return {
    id,
    customerId,
    trackId,
    stateId,
    nameOfPerson: row.name_of_person,
    nameOfFirm: row.name_of_firm,
    customerAddress: row.address,
    buyer: application.buyer,
    isAmended: row.is_amended,
    laterGstins: row.later_gstins,
    fields: {
      ...Object.fromEntries(
        Object.entries(row.address_answers).map(([field, value]) => [addressFields.get(field), value]),
      ),
      ...openFields(keys, id, Object.fromEntries(needed)),
    },
    charges: row.orders.map((order) => toCharge(application, order)),
  }
}

export async function getBilledApplication(
  db: Db,
  applicationId: string,
  keys: KeyRing,
): Promise<BilledApplication> {
  const { selection, version, ...row } = await db
    .selectFrom('applications as a')
    .innerJoin('service_versions as v', (join) =>
      join.onRef('v.slug', '=', 'a.service_slug').onRef('v.version', '=', 'a.service_version'),
    )
    .select(['a.id', 'a.customer_id as customerId', 'a.business_id as businessId', 'a.track_id as trackId'])
    .select([
      'a.state_id as stateId',
      'a.quantity',
      'a.selection',
      'a.fields',
      'a.buyer',
      versionRef.as('version'),
    ])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const definition = await readDefinition(db, version)
  return readBilledApplication(db, { ...row, definition, selection: selectionOf(selection) }, keys)
}

function toCharge({ definition, quantity, selection }: Billable, order: Row['orders'][number]): Charge {
  const { orderId, items, quote, method, paymentId, at } = order
  const localDescription = describeCharge({ service: definition, items, quantity, selection })
  const named = { description: localDescription.en, localDescription, sac: definition.sac }
  return {
    orderId,
    quote,
    line: chargeLine(quote, named),
    payment: { reference: orderId, method, paymentId, at: toInstant(at) },
  }
}
