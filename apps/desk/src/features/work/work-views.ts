import type { WorkFilter } from '@sanad/contracts/staff'
import type { WorkTexts } from '@sanad/texts/desk/work'

export interface WorkView {
  readonly id: string
  readonly label: keyof WorkTexts
  readonly filter: WorkFilter
}

const kinds = (id: string, label: keyof WorkTexts, kind: string): WorkView => ({
  id,
  label,
  filter: { kind },
})

/** The queues of the desk; each is a filter of the one list. */
export const workViews: readonly WorkView[] = [
  { id: 'mine', label: 'mine', filter: { owner: 'me' } },
  { id: 'all', label: 'all', filter: {} },
  kinds('documents', 'documents', 'documents'),
  kinds('stages', 'stages', 'stage,promise'),
  kinds('department', 'department', 'follow_up'),
  kinds('customer', 'customer', 'chase'),
  kinds('tickets', 'tickets', 'ticket'),
  kinds('money', 'money', 'refund,refund_approval,review,discount'),
  kinds('consultations', 'consultations', 'consultation'),
  kinds('messages', 'messages', 'message,merge'),
]

export function findWorkView(id: string | undefined): WorkView | undefined {
  return workViews.find((view) => view.id === id)
}
