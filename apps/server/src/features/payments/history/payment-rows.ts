import { listOrderStates, type PaymentOrderState, type Quote } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literalList } from '../../../platform/literal-list.ts'
import { microsOf, momentOf, type PageCursor } from '../../../platform/page-cursor.ts'
import { type DefinitionOf, readDefinitions, type VersionRef, versionsIn } from '../../case/definitions.ts'
import { bankReference } from '../../case/live-order.ts'
import { type Named, namesakesOf } from '../../case/namesakes.ts'
import { ownApplications } from '../../case/own-applications.ts'
import { type PriceTermsRow, priceTerms } from '../../case/price-terms.ts'
import { type StandingRow, standingBasis } from '../../case/standing-basis.ts'
import { type MoneyDocumentRow, moneyDocumentsWhere } from '../../money-documents/money-document-view.ts'
import { type RefundRow, refundsWhere } from './refund-view.ts'

export interface PaidApplicationRow extends Named {
  readonly application_id: string
  readonly track_id: string
  readonly service_slug: string
  readonly service_version: number
  readonly business_id: string | null
  readonly name_of_firm: string | null
  readonly is_deleted: boolean
  /** Items that are settled by whichever order. */
  readonly settled_items: readonly string[]
}

export interface OrderRow extends PaidApplicationRow {
  readonly id: string
  readonly micros: string
  readonly order_id: string
  readonly items: readonly string[]
  readonly quote: Quote
  readonly state: PaymentOrderState
  readonly created_at: string
  readonly method: string | null
  readonly payment_id: string | null
  readonly bank_reference: string | null
  readonly paid_at: string | null
  readonly refunded: number
  readonly refunding: number
  readonly documents: readonly MoneyDocumentRow[]
}

export interface OpenApplicationRow extends PaidApplicationRow, StandingRow, PriceTermsRow {}

export interface RefundOfApplicationRow extends PaidApplicationRow, RefundRow {}

export interface PaymentRows {
  readonly orders: readonly OrderRow[]
  readonly applications: readonly OpenApplicationRow[]
  readonly refunds: readonly RefundOfApplicationRow[]
  readonly definitionOf: DefinitionOf
  /** Where the look through the orders ended, if it did not fill the page. */
  readonly look_end: PageCursor | null
}

/** What is about this payment, and the invoices where the payment is in them, with the credit notes that took them back. */
const documentsOfOrder = sql`
  d.application_id = o.application_id
  and (d.order_id = o.order_id
    or (o.state = 'paid' and (d.kind = 'tax_invoice' or (d.kind = 'credit_note' and d.refund_id is null))))`

interface Page {
  readonly customerId: string
  readonly after: PageCursor | undefined
  readonly limit: number
  /** This order alone, with its refunds. */
  readonly orderId?: string
}

/** Of what is due and of refunds the first page tells so many. */
const FIRST_PAGE_LIMIT = 100
/** Orders that one call looks through. */
const LOOKED_THROUGH = 1000

const applicationOf = (customerId: string) => sql`
  a.id as application_id, a.track_id, a.service_slug, a.service_version, a.business_id, b.name_of_firm,
  ${namesakesOf(customerId)} as namesakes, a.deleted_at is not null as is_deleted,
  (select coalesce(json_agg(s.item), '[]') from settled_items s where s.application_id = a.id) as settled_items`

/** The one statement of the payments section. Of a deleted application only orders are left that took money. */
export async function readPaymentRows(
  db: Db,
  { customerId, after, limit, orderId }: Page,
): Promise<PaymentRows> {
  const isWhole = after === undefined && orderId === undefined
  const looked = (columns: string, count: number, offset = 0) => sql`(
    select ${sql.raw(columns)} from payment_orders where customer_id = ${customerId}
      ${orderId === undefined ? sql`` : sql`and order_id = ${orderId}`}
      ${after ? sql`and (created_at, id) < (${momentOf(after)}, ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${count} offset ${offset})`
  const { rows } = await sql<Omit<PaymentRows, 'definitionOf'> & { services: VersionRef[] }>`
    with orders as (
      select o.id, ${microsOf('o.created_at')} as micros, o.order_id, o.items, o.quote, o.state, o.created_at,
        p.method, p.provider_payment_id as payment_id, p.paid_at,
        case when p.is_credited then p.bank_reference else ${bankReference} end as bank_reference,
        coalesce(r.refunded, 0) as refunded, coalesce(r.refunding, 0) as refunding, ${applicationOf(customerId)},
        ${moneyDocumentsWhere(documentsOfOrder)} as documents
      from ${looked('*', LOOKED_THROUGH)} o
      join applications a on a.id = o.application_id
      left join businesses b on b.id = a.business_id
      left join lateral (
        -- The payment that was credited; of an order that is not paid, the last one.
        select method, provider_payment_id, paid_at, bank_reference, is_credited from payment_attempts
         where order_id = o.order_id
         order by is_credited desc, (status = 'succeeded') desc, recorded_at desc limit 1) p on true
      left join lateral (
        select sum(amount_rupees) filter (where state = 'succeeded')::float8 as refunded,
               sum(amount_rupees) filter (where state <> 'succeeded')::float8 as refunding
          from refunds where order_id = o.order_id and (origin = 'staff' or o.state <> 'paid')) r on true
      where (a.deleted_at is null or o.state = 'confirming'
             or o.state in ${literalList(listOrderStates('in_review', 'decided'))})
      order by o.created_at desc, o.id desc
      limit ${limit + 1}
    ), open as (
      select a.created_at, ${applicationOf(customerId)}, ${priceTerms}, ${standingBasis}
      from ${ownApplications({ customerId, after: undefined }).rows} a
      left join businesses b on b.id = a.business_id
      where a.deleted_at is null ${isWhole ? sql`` : sql`and false`}
      order by a.created_at desc, a.id desc
      limit ${FIRST_PAGE_LIMIT}
    ), own as materialized (
      -- First whose they are: in the order of their times the refunds of all customers would be looked through.
      select distinct application_id as id from ${looked('application_id', LOOKED_THROUGH)} o
      ${after ? sql`where false` : sql``}
    ), refunds_of as (
      select r.id, r.origin, r.comment, r.requested_at, r.parts, ${applicationOf(customerId)}
      from (${refundsWhere(sql`
        r.application_id in (select id from own)
        ${orderId === undefined ? sql`` : sql`and r.order_id = ${orderId}`}`)}) r
      join applications a on a.id = r.application_id
      left join businesses b on b.id = a.business_id
      order by r.requested_at desc, r.id
      limit ${FIRST_PAGE_LIMIT}
    ), named as (
      select service_slug, service_version from orders
      union select service_slug, service_version from open
      union select service_slug, service_version from refunds_of
    )
    select
      (select coalesce(json_agg(o order by o.created_at desc, o.id desc), '[]') from orders o) as orders,
      (select coalesce(json_agg(a order by a.created_at desc, a.application_id desc), '[]') from open a) as applications,
      (select coalesce(json_agg(r order by r.requested_at desc), '[]') from refunds_of r) as refunds,
      case when (select count(*) from orders) <= ${limit} then (
        select json_build_object('micros', ${microsOf('o.created_at')}, 'id', o.id)
        from ${looked('id, created_at', 1, LOOKED_THROUGH - 1)} o) end as look_end,
      ${versionsIn('named')} as services
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database returned no row')
  const { services, ...found } = row
  return { ...found, definitionOf: await readDefinitions(db, services) }
}
