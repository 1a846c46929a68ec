import type { ComplianceItem, ObligationStatus } from '@sanad/contracts'
import type { CalendarDay } from '@sanad/domain'
import { localeOf } from '@sanad/texts'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { complianceDueDatesMessages } from '@sanad/texts/web/compliance-due-dates'
import { useLanguage, useMessages } from '@sanad/web-kit'
import styles from './month-view.module.css'

interface MonthDayProps {
  day: CalendarDay
  items: readonly ComplianceItem[]
  isToday: boolean
  isChosen: boolean
  onChoose: () => void
}

/** A day of the month view: a button where something is due. */
export function MonthDay({ day, items, isToday, isChosen, onChoose }: MonthDayProps) {
  const texts = useMessages(complianceMessages)
  const dates = useMessages(complianceDueDatesMessages)
  const language = useLanguage()
  const number = <time dateTime={day}>{Number(day.slice(8))}</time>
  const today = isToday ? { 'aria-current': 'date' as const } : {}
  const status = mostUrgent(items)
  if (!status) {
    return (
      <span className={styles.day} {...today}>
        {number}
      </span>
    )
  }
  const name = new Date(day).toLocaleDateString(localeOf(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <button
      type="button"
      className={styles.day}
      data-status={status}
      aria-pressed={isChosen}
      aria-label={`${name}: ${texts.dueCount({ count: items.length })}, ${dates[statusTexts[status]]}`}
      {...today}
      onClick={onChoose}
    >
      {number}
      {/* Drawn, not written: the name begins with the day, which is what somebody says to press it. */}
      <span className={styles.mark} data-count={items.length} />
    </button>
  )
}

const statusTexts = {
  overdue: 'statusOverdue',
  due_soon: 'statusDueSoon',
  upcoming: 'statusUpcoming',
  done: 'statusDone',
} as const satisfies Record<ObligationStatus, string>

const byUrgency = ['overdue', 'due_soon', 'upcoming', 'done'] as const satisfies ObligationStatus[]

function mostUrgent(items: readonly ComplianceItem[]): ObligationStatus | undefined {
  return byUrgency.find((status) => items.some((item) => item.status === status))
}
