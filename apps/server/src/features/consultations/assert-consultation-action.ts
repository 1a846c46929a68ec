import {
  type ConsultationAction,
  consultationState,
  type Instant,
  isConsultationActionAllowed,
} from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { LockedConsultation } from './consultation-queries.ts'

/** Guard: throws a conflict for an action that the consultation's state does not allow; details give that state. */
export function assertConsultationAction(
  action: ConsultationAction,
  { acts }: Pick<LockedConsultation, 'acts'>,
  now: Instant,
): ReturnType<typeof consultationState> {
  const state = consultationState(acts, now)
  if (!isConsultationActionAllowed(action, state, now)) throw new AppError('consultation_closed')
  return state
}
