import type { ServiceApplication, TimelineStage } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import type { ServiceDetailTexts } from '@sanad/texts/web/service-detail'
import type { TimelineStatus } from '@sanad/ui'

export interface StageLook {
  readonly status: TimelineStatus
  readonly statusLabel: string
}

export interface Phase {
  readonly isPaid: boolean
  /** The money went back: what is not done is not done any more. */
  readonly isEnded: boolean
  /** On hold: nothing is in progress. */
  readonly isPaused?: boolean
  /** A bank or the service centre is deciding about the payment that is due. */
  readonly isConfirming?: boolean
}

/** Unpaid, the timeline is locked but for what is to be paid; paid, the stage under way is highlighted. */
export function stageLook(
  stage: Pick<TimelineStage, 'status' | 'isPaymentStage' | 'in_progress'>,
  { isPaid, isEnded, isPaused = false, isConfirming = false }: Phase,
  texts: ServiceDetailTexts,
): StageLook {
  if (stage.status === 'completed') return { status: 'completed', statusLabel: texts.completed }
  if (isEnded) return { status: 'locked', statusLabel: texts.stageEnded }
  if (!isPaid) {
    const isDue = stage.isPaymentStage && stage.status === 'pending'
    return isDue
      ? { status: 'current', statusLabel: isConfirming ? texts.confirming : texts.paymentPending }
      : { status: 'locked', statusLabel: texts.stageLocked }
  }
  if (stage.in_progress && isPaused) return { status: 'pending', statusLabel: texts.paused }
  if (stage.in_progress && stage.isPaymentStage && isConfirming) {
    return { status: 'current', statusLabel: texts.confirming }
  }
  if (stage.in_progress) return { status: 'current', statusLabel: texts.inProgress }
  if (stage.status === 'disable') return { status: 'locked', statusLabel: texts.comingUp }
  return { status: 'pending', statusLabel: texts.comingUp }
}

/** What a payment stage still costs, tax included. */
export function stageAmount(
  quotes: ServiceApplication['stage_quotes'],
  { id }: { id: string },
): string | undefined {
  const quote = quotes.find(({ stage_id }) => stage_id === id)?.quote
  return quote && formatRupees(quote.total)
}
