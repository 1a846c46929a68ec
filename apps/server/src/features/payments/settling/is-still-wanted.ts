import { pricedStandingOf } from '@sanad/domain'
import type { ApplicationRecord } from '../../case/application-record.ts'
import type { PaymentOrder } from '../records/order-queries.ts'

/**
 * Whether what an order was for is still unsettled and costs what it cost then. An order that is live fixes the
 * choice; one that was closed and is paid late does not, and must not buy a choice that has become dearer.
 */
export function isStillWanted(application: ApplicationRecord, order: PaymentOrder): boolean {
  const { definition, facts } = application
  const settled = facts.settled.map(({ item }) => item)
  if (order.items.some((item) => settled.includes(item))) return false
  // The fee before discount and taxes is compared: the home state does not matter.
  const standing = pricedStandingOf(application, 0)
  // A refund ended the application: nothing more is taken in for it.
  if (standing.endingRefund) return false
  // Stages have their price from the service's version, which an application keeps.
  if (definition.pricing.mode === 'stages') return true
  const outcome = standing.quote('full')
  return outcome.ok && outcome.quote.exact.fee === order.quote.exact.fee
}
