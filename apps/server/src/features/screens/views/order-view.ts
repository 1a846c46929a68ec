import type { ServiceApplication } from '@sanad/contracts'
import { bankDecisionDay } from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'
import { toInstant } from '../../../platform/postgres-time.ts'
import type { LiveOrder } from '../../case/live-order.ts'
import type { EndedOrder } from '../ended-order.ts'
import { bankReasonIn } from './bank-reason.ts'

interface Orders {
  readonly live_order: LiveOrder | null
  readonly ended_order: EndedOrder | null
}

/** The live order or else the last ended one. */
export function toOrderViews(
  { live_order: live, ended_order: ended }: Orders,
  language: Language,
): Pick<ServiceApplication, 'live_order' | 'ended_order'> {
  if (live)
    return { live_order: { ...toOutline(live), confirming: live.state === 'confirming' }, ended_order: null }
  return {
    live_order: null,
    ended_order: ended && {
      ...toOutline(ended),
      status: ended.state,
      reason: ended.reason && bankReasonIn(language, withoutCode(ended.reason)),
    },
  }
}

function toOutline(order: Omit<LiveOrder, 'state'>) {
  const begun_at = toInstant(order.begunAt)
  return {
    order_id: order.orderId,
    total: order.amountRupees,
    is_full_payment: order.isFullPayment,
    begun_at,
    ...(order.bankReference === null ? {} : { bank_reference: order.bankReference }),
    bank_decides_by: bankDecisionDay(begun_at),
  }
}

/** Strips the provider's code: `ZM::Transaction declined`. */
function withoutCode(reason: string): string {
  return reason.replace(/^\w+::\s*/, '')
}
