import {
  applicationProgress,
  findPayableStage,
  isActionAllowed,
  isQuotedAmount,
  type Quote,
  type QuoteScope,
  quotePrice,
  situationOf,
} from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'

export interface PaymentWish {
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
  wish: PaymentWish,
  homeStateId: number,
): Payable {
  const payables = listPayables(application, homeStateId)
  if (!payables) throw new AppError('payment_not_due')
  const isStaged = application.definition.pricing.mode === 'stages'
  const found = payables.find(({ quote, isFullPayment }) => {
    if (wish.isFullPayment === true && !isFullPayment) return false
    if (wish.isFullPayment === false && isFullPayment && isStaged) return false
    return isQuotedAmount(quote, wish.amount) || (isFree(quote) && wish.amount === 0)
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
  const { definition, facts } = application
  const progress = applicationProgress(definition, facts)
  const situation = situationOf(progress, application.openOrder)
  if (!isActionAllowed(situation, 'pay')) return undefined

  const price = (scope: QuoteScope, isFullPayment: boolean): Payable[] => {
    const outcome = quotePrice({
      service: definition,
      quantity: application.quantity,
      selection: application.selection,
      stateId: application.stateId,
      homeStateId,
      unusedDiscount: application.unusedDiscount,
      settled: facts.settled.map(({ item }) => item),
      scope,
    })
    return outcome.ok ? [{ quote: outcome.quote, isFullPayment }] : []
  }
  const stage = findPayableStage(progress.timeline)
  return [...(stage ? price({ stageId: stage.id }, false) : []), ...price('full', true)]
}
