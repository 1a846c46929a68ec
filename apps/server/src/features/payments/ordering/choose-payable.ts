import { isQuotedAmount, pricedStandingOf, type Quote, type QuoteScope } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'

export interface RequestedPayment {
  /** As it came: only compared with our own amount. */
  readonly amount: unknown
  /** Stage flows: everything open, the payable stage, or (undefined) whichever the amount equals. */
  readonly isFullPayment: boolean | undefined
}

export interface Payable {
  readonly quote: Quote
  readonly isFullPayment: boolean
}

/** What the customer may pay now and means by the amount; the server's price alone counts. */
export function choosePayable(
  application: ApplicationRecord,
  requested: RequestedPayment,
  homeStateId: number,
): Payable {
  const payables = listPayables(application, homeStateId)
  if (!payables) throw new AppError('payment_not_due')
  const isStaged = application.definition.pricing.mode === 'stages'
  const found = payables.find(({ quote, isFullPayment }) => {
    if (requested.isFullPayment === true && !isFullPayment) return false
    if (requested.isFullPayment === false && isFullPayment && isStaged) return false
    return isQuotedAmount(quote, requested.amount) || (isFree(quote) && requested.amount === 0)
  })
  // Without a complete choice there is no price that an amount could equal.
  if (!found) throw new AppError('payment_amount_invalid')
  return found
}

/** A discount covers all of it. */
export function isFree(quote: Quote): boolean {
  return quote.total === 0
}

/** What may be paid now: the stage that is due, then everything that is open; undefined where nothing is due. */
export function listPayables(application: ApplicationRecord, homeStateId: number): Payable[] | undefined {
  const { allowedActions, payableStage: stage, quote } = pricedStandingOf(application, homeStateId)
  if (!allowedActions.includes('pay')) return undefined
  const price = (scope: QuoteScope, isFullPayment: boolean): Payable[] => {
    const outcome = quote(scope)
    return outcome.ok ? [{ quote: outcome.quote, isFullPayment }] : []
  }
  return [...(stage ? price({ stageId: stage.id }, false) : []), ...price('full', true)]
}
