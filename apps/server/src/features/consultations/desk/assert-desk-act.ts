import {
  type ConsultationDeskAct,
  consultationState,
  type Instant,
  listConsultationDeskActs,
} from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { LockedConsultation } from '../consultation-queries.ts'

/** Guard: refuses staff an act that the state does not allow, or one on a time that the customer has moved since. */
export function assertDeskAct(
  act: ConsultationDeskAct,
  { acts }: Pick<LockedConsultation, 'acts'>,
  { now, seenStartsAt }: { now: Instant; seenStartsAt?: string | undefined },
): ReturnType<typeof consultationState> {
  const state = consultationState(acts, now)
  if (seenStartsAt && Date.parse(seenStartsAt) !== Date.parse(state.startsAt))
    throw new AppError('changed_meanwhile')
  if (!listConsultationDeskActs(acts, now).includes(act)) throw new AppError('consultation_closed')
  return state
}
