import type { WorkItem } from '@sanad/contracts/staff'
import type { WorkKind } from '@sanad/domain'
import type { WorkTexts } from '@sanad/texts/desk/work'
import type { FilterKey } from './use-work-address.ts'

const kindNames = {
  documents: 'documents',
  stage: 'stages',
  follow_up: 'department',
  chase: 'customer',
  ticket: 'tickets',
  refund: 'doRefund',
  refund_approval: 'doRefundApproval',
  review: 'doReview',
  consultation: 'consultations',
  message: 'messages',
  promise: 'doPromise',
  discount: 'doDiscount',
  merge: 'doMerge',
} as const satisfies Record<WorkKind, keyof WorkTexts>

const dueNames = {
  overdue: 'overdueWord',
  half: 'halfWord',
  today: 'todayWord',
  tomorrow: 'tomorrowWord',
  week: 'weekWord',
  paused: 'pausedWord',
  snoozed: 'snoozedWord',
} as const

const priorityNames = { 1: 'urgentWord', 2: 'usualWord', 3: 'canWaitWord' } as const

const ownerNames = { me: 'me', none: 'none' } as const

/** The values that the filter dialog offers, by key. */
export const filterChoices = {
  kind: Object.keys(kindNames),
  due: Object.keys(dueNames),
  owner: Object.keys(ownerNames),
  priority: ['1', '2', '3'],
} as const satisfies Partial<Record<FilterKey, readonly string[]>>
export type ChoiceKey = keyof typeof filterChoices

interface Named {
  readonly id: string
  readonly name: string
}

/** How a value of a key is called; a code is itself. Of an id the rows know the name, or the list of colleagues. */
export function valueName(
  texts: WorkTexts,
  key: FilterKey,
  value: string,
  rows: readonly WorkItem[] = [],
  colleagues: readonly Named[] = [],
): string {
  if (key === 'customer') {
    const row = rows.find(({ customer }) => customer?.id === value)
    return row?.customer?.name_of_person ?? texts.oneCustomer
  }
  if (key === 'owner' && !(value in ownerNames)) {
    const known = [...colleagues, ...rows.flatMap(({ owner }) => owner ?? [])]
    return known.find(({ id }) => id === value)?.name ?? texts.oneColleague
  }
  const name = namesOf(key)[value]
  const text = name ? texts[name] : value
  return typeof text === 'string' ? text : value
}

function namesOf(key: FilterKey): Readonly<Record<string, keyof WorkTexts>> {
  if (key === 'kind') return kindNames
  if (key === 'due') return dueNames
  if (key === 'owner') return ownerNames
  return key === 'priority' ? priorityNames : {}
}

export function keyName(texts: WorkTexts, key: FilterKey): string {
  if (key === 'kind') return texts.kind
  if (key === 'due') return texts.dueKey
  if (key === 'owner') return texts.ownerKey
  if (key === 'customer') return texts.who
  return key === 'priority' ? texts.priorityKey : texts.other
}
