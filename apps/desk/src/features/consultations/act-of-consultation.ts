import type { DeskConsultation } from '@sanad/contracts/staff'

/** What every form of an act is given. */
export interface ActOfConsultation {
  readonly consultation: DeskConsultation
  readonly onDone: (words: string) => void
  readonly onCancel: () => void
}
