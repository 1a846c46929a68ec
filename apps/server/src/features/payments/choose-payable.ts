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
import { AppError } from '../../platform/app-error.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

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
  const { definition, facts } = application
  const progress = applicationProgress(definition, facts)
  const situation = situationOf(progress, application.liveOrder !== null)
  if (!isActionAllowed(situation, 'pay')) throw new AppError('payment_not_due')

  const price = (scope: QuoteScope): Quote => {
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
    // Without a complete choice there is no price that an amount could equal.
    if (!outcome.ok) throw new AppError('payment_amount_invalid')
    return outcome.quote
  }

  const stage = findPayableStage(progress.timeline)
  const stagePayable = stage && { quote: price({ stageId: stage.id }), isFullPayment: false }
  const fullPayable = { quote: price('full'), isFullPayment: true }
  const wished = [
    ...(wish.isFullPayment === true ? [] : [stagePayable]),
    ...(wish.isFullPayment === false && definition.pricing.mode === 'stages' ? [] : [fullPayable]),
  ]
  const found = wished.find((payable) => payable && isQuotedAmount(payable.quote, wish.amount))
  if (!found) throw new AppError('payment_amount_invalid')
  return found
}
