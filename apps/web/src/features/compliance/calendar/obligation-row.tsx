import type { ComplianceItem } from '@sanad/contracts'
import type { CalendarDay } from '@sanad/domain'
import { localeOf } from '@sanad/texts'
import { complianceFormsMessages } from '@sanad/texts/common/compliance-forms'
import { compliancePurposesMessages } from '@sanad/texts/common/compliance-purposes'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { complianceDueDatesMessages } from '@sanad/texts/web/compliance-due-dates'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { itemNotes } from '../item-notes.ts'
import { itemPurpose } from '../item-purpose.ts'
import { ItemStatusBadge } from '../item-status-badge.tsx'
import { itemTitle } from '../item-text.ts'
import { itemTime } from '../item-time.ts'
import { DoneButton } from './done-button.tsx'
import styles from './obligation-row.module.css'

interface ObligationRowProps {
  item: ComplianceItem
  /** Named where there are several. */
  firm: string | undefined
  today: CalendarDay
}

export function ObligationRow({ item, firm, today }: ObligationRowProps) {
  const texts = useMessages(complianceMessages)
  const dates = useMessages(complianceDueDatesMessages)
  const words = useMessages(complianceFormsMessages)
  const purposes = useMessages(compliancePurposesMessages)
  const language = useLanguage()
  const day = new Date(item.due_on)
  const time = itemTime(item, today, dates)
  const write = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString(localeOf(language), { ...options, timeZone: 'UTC' })
  return (
    <div className={styles.row} data-status={item.status}>
      {/* Redundant with the line below. */}
      <div className={styles.day} aria-hidden="true">
        <span className={styles.number}>{write({ day: 'numeric' })}</span>
        <span>{write({ month: 'short' })}</span>
      </div>
      <div className={styles.body}>
        <p className={styles.title}>
          <span>{itemTitle(item, words)}</span>{' '}
          {item.status !== 'upcoming' && <ItemStatusBadge status={item.status} />}
        </p>
        <p className={styles.facts}>{itemPurpose(item, purposes, words, language)}</p>
        {firm && <p className={styles.facts}>{firm}</p>}
        {itemNotes(item, texts, language).map((note) => (
          <p key={note} className={styles.facts}>
            {note}
          </p>
        ))}
        <p className={styles.facts}>
          {item.done_at
            ? texts.doneOn({ day: formatDate(item.done_at, language) })
            : dates.dueOn({
                day: `${write({ weekday: 'short' })}, ${formatDate(item.due_on, language)}`,
              })}
          {time && (
            <>
              {' · '}
              <strong className={styles.time}>{time}</strong>
            </>
          )}
        </p>
      </div>
      <div className={styles.action}>
        <DoneButton
          item={item}
          name={`${itemTitle(item, words)}, ${itemPurpose(item, purposes, words, language)}`}
        />
      </div>
    </div>
  )
}
