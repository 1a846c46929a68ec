import type { ServiceApplication } from '@sanad/contracts'
import { listOrderStates } from '@sanad/domain'
import { sql } from 'kysely'
import { literalList } from '../../platform/literal-list.ts'
import { bankReference, type LiveOrder } from '../case/live-order.ts'

type EndedStatus = NonNullable<ServiceApplication['ended_order']>['status']

/** The latest order of an application, if it ended unsettled. */
export interface EndedOrder extends Omit<LiveOrder, 'state'> {
  readonly state: EndedStatus
  readonly reason: string | null
}

/** Column over `applications a`. A failed order is reported for a day; one with captured money until it is resolved. */
export const endedOrder = sql`
  (select json_build_object('orderId', o.order_id, 'amountRupees', o.amount_rupees,
                            'isFullPayment', o.is_full_payment, 'state', o.state, 'begunAt', o.created_at,
                            'bankReference', ${bankReference},
                            'reason', (select nullif(p.message, '') from payment_attempts p
                                        where p.order_id = o.order_id and p.status = 'failed'
                                        order by p.recorded_at desc limit 1))
     from (select * from payment_orders where application_id = a.id order by created_at desc limit 1) o
    where o.state = 'review'
       or (o.state = 'refund_due'
           and not exists (select from refunds r where r.order_id = o.order_id and r.state = 'succeeded'))
       or (o.state in ${literalList(listOrderStates('closed'))} and o.closed_at > now() - interval '1 day')) as ended_order`
