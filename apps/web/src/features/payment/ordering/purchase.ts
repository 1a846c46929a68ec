import type { QuoteView, ServiceApplication } from '@sanad/contracts'

export type PurchaseScope = 'full' | 'stage'

/** What a customer may pay for now. */
export interface Purchase {
  readonly scope: PurchaseScope
  readonly quote: QuoteView
  /** The payment stages that this settles, in order; empty without stage payments. */
  readonly stages: readonly { id: string; title: string }[]
}

type Priced = Pick<
  ServiceApplication,
  'default_timeline' | 'userTimeLine' | 'serviceDetails' | 'quote' | 'stage_quotes'
>

/** The timeline that counts: the customer's own once something was paid. */
export function currentTimeline({ serviceDetails, default_timeline, userTimeLine }: Priced) {
  return serviceDetails.payment_status === 1
    ? (userTimeLine[0]?.timeline ?? default_timeline)
    : default_timeline
}

/** Stage payments exist when any default-timeline stage is a payment stage. */
export function hasStagePayments({ default_timeline }: Pick<Priced, 'default_timeline'>): boolean {
  return default_timeline.some(({ isPaymentStage }) => isPaymentStage)
}

/** The first payment stage whose status is pending, with its price. */
export function findStagePurchase(application: Priced): Purchase | undefined {
  const stage = currentTimeline(application).find(
    ({ isPaymentStage, status }) => isPaymentStage && status === 'pending',
  )
  const priced = application.stage_quotes.find(({ stage_id }) => stage_id === stage?.id)
  return (
    stage && priced && { scope: 'stage', quote: priced.quote, stages: [{ id: stage.id, title: stage.title }] }
  )
}

/** Everything that is unpaid. */
export function findFullPurchase(application: Priced): Purchase | undefined {
  if (!application.quote) return undefined
  const stages = currentTimeline(application)
    .filter(({ isPaymentStage, status }) => isPaymentStage && status !== 'completed')
    .map(({ id, title }) => ({ id, title }))
  return { scope: 'full', quote: application.quote, stages }
}

export function findPurchase(application: Priced, scope: PurchaseScope): Purchase | undefined {
  return scope === 'stage' ? findStagePurchase(application) : findFullPurchase(application)
}
