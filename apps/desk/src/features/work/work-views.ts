import type { WorkColumn, WorkFilter, WorkSort, WorkView } from '@sanad/contracts/staff'
import type { WorkTexts } from '@sanad/texts/desk/work'

/** A queue of the desk, or a view that somebody saved. */
export interface ShownView {
  readonly id: string
  readonly filter: WorkFilter
  readonly sort?: WorkSort
  readonly columns?: readonly WorkColumn[] | null
  /** Of a queue. */
  readonly label?: keyof WorkTexts
  readonly saved?: WorkView
}

const kinds = (id: string, label: keyof WorkTexts, kind: string) => ({ id, label, filter: { kind } })

/** The queues of the desk; each is a filter of the one list. */
export const workViews: readonly (ShownView & { readonly label: keyof WorkTexts })[] = [
  { id: 'mine', label: 'mine', filter: { owner: 'me' } },
  { id: 'unowned', label: 'unowned', filter: { owner: 'none', due: 'half' } },
  { id: 'snoozed', label: 'snoozedWord', filter: { due: 'snoozed' } },
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

export function findWorkView(id: string | undefined): ShownView | undefined {
  return workViews.find((view) => view.id === id)
}

export const shownViewOf = (saved: WorkView): ShownView => ({
  id: saved.id,
  filter: saved.filter,
  sort: saved.sort,
  columns: saved.columns,
  saved,
})

export function titleOfView({ label, saved }: ShownView, texts: WorkTexts): string {
  return saved?.name ?? (label ? String(texts[label]) : '')
}
