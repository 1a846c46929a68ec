import type { WorkItem } from '@sanad/contracts/staff'
import type { WorkTexts } from '@sanad/texts/desk/work'

const MINUTE = 60_000

/** A length of time in its largest unit: 40 min, 5 h, 3 d. */
export function lengthText(texts: WorkTexts, millis: number): string {
  const minutes = Math.max(1, Math.round(millis / MINUTE))
  if (minutes < 60) return texts.minutes({ count: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 48 ? texts.hours({ count: hours }) : texts.days({ count: Math.round(hours / 24) })
}

/** What a due time says in words; zero is written "due now". */
export function dueText(
  texts: WorkTexts,
  { due_at, urgency }: Pick<WorkItem, 'due_at' | 'urgency'>,
  now: number,
): string {
  if (due_at === null) return texts.paused
  if (urgency === 'now') return texts.dueNow
  const left = Date.parse(due_at) - now
  return left < 0
    ? texts.over({ time: lengthText(texts, -left) })
    : texts.inTime({ time: lengthText(texts, left) })
}

/** The icon says the same as the word beside it; the colour adds to both. */
export const dueIcons = { calm: '', soon: '!', now: '!', over: '‼', paused: '⏸' } as const satisfies Record<
  WorkItem['urgency'],
  string
>
