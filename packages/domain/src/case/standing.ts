import type { Instant } from '../calendar/instant.ts'
import { type EndingRefund, findEndingRefund } from '../payments/ending-refund.ts'
import {
  listStagePrices,
  type QuoteOutcome,
  type QuoteRequest,
  type QuoteScope,
  quotePrice,
} from '../pricing/quote.ts'
import type { ApplicationFacts, OpenOrder } from './application-facts.ts'
import { type ApplicationProgress, applicationProgress } from './application-progress.ts'
import {
  type ApplicationAction,
  listAllowedActions,
  type Situation,
  situationOf,
} from './available-actions.ts'
import { findHold, type Hold } from './client-status.ts'
import { findNews, type News } from './latest-news.ts'
import type { InformationRules } from './required-information.ts'
import { findCompletableStage, listStaffActions, type StaffAction } from './staff-actions.ts'
import { findPayableStage, type TimelineStage } from './timeline.ts'
import { type WhoseTurn, withOpenOrder } from './whose-turn.ts'

/** Input of a standing; the query of a list selects no more columns than this needs. */
export type StandingBasis = {
  /** The service version the application is pinned to, with the items that staff requested beyond it. */
  readonly definition: InformationRules
  readonly facts: ApplicationFacts
  readonly openOrder: OpenOrder
}

/** Projection of an application's facts that screens, lists and guards share. */
export type Standing = Omit<ApplicationProgress, 'whoseTurn'> & {
  situation: Situation
  nextStep: WhoseTurn
  /** The first stage that is not completed. */
  openStage: TimelineStage | undefined
  /** The stage that a stage payment would pay; `allowedActions` says whether it may be paid now. */
  payableStage: TimelineStage | undefined
  /** The stage in progress, if staff may complete it now: not while the form alone is missing. */
  completableStage: TimelineStage | undefined
  hold: Hold | undefined
  endingRefund: EndingRefund | undefined
  /** What a banner announces. */
  news: News | undefined
  /** When work was resumed after the last hold. */
  resumedAt: Instant | undefined
  allowedActions: readonly ApplicationAction[]
  allowedStaffActions: readonly StaffAction[]
}

export function standingOf({ definition, facts, openOrder }: StandingBasis): Standing {
  const { whoseTurn, ...progress } = applicationProgress(definition, facts)
  const { timeline } = progress
  const isFormDue = whoseTurn.next === 'fill_form'
  const situation = situationOf(progress, openOrder)
  return {
    ...progress,
    situation,
    nextStep: withOpenOrder(whoseTurn, openOrder),
    openStage: timeline.find(({ status }) => status !== 'completed'),
    payableStage: findPayableStage(timeline),
    completableStage: isFormDue ? undefined : findCompletableStage(timeline),
    hold: findHold(facts),
    endingRefund: findEndingRefund(facts),
    news: findNews(facts, { ...progress, whoseTurn }),
    resumedAt: facts.staffActs.findLast(({ act }) => act === 'resume')?.at,
    allowedActions: listAllowedActions(situation),
    allowedStaffActions: listStaffActions(situation, timeline).filter(
      (action) => action !== 'complete_stage' || !isFormDue,
    ),
  }
}

type PriceTerms = Pick<QuoteRequest, 'quantity' | 'selection' | 'stateId' | 'unusedDiscount'>

/** Input of a standing with prices: also what the customer chose. */
export type PricedBasis = StandingBasis & PriceTerms & { readonly definition: QuoteRequest['service'] }

/** Standing with quotes of what is unsettled, computed lazily. */
export type PricedStanding = Standing & {
  quote: (scope: QuoteScope) => QuoteOutcome
  listStagePrices: () => ReturnType<typeof listStagePrices>
}

export function pricedStandingOf(basis: PricedBasis, homeStateId: number): PricedStanding {
  const { definition, facts, quantity, selection, stateId, unusedDiscount } = basis
  const settled = facts.settled.map(({ item }) => item)
  const request = {
    service: definition,
    quantity,
    selection,
    stateId,
    homeStateId,
    unusedDiscount,
    settled,
  }
  return {
    ...standingOf(basis),
    quote: (scope) => quotePrice({ ...request, scope }),
    listStagePrices: () => listStagePrices(request),
  }
}
