import type { ComplianceItem, ComplianceMonth } from '@sanad/contracts'
import {
  addDays,
  addMonths,
  type CalendarDay,
  type CalendarMonth,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '@sanad/domain'
import { localeOf } from '@sanad/texts'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { complianceDueDatesMessages } from '@sanad/texts/web/compliance-due-dates'
import { Card, ChevronLeftIcon, ChevronRightIcon, IconButton, LoadingState } from '@sanad/ui'
import { ReadAlert, useLanguage, useMessages } from '@sanad/web-kit'
import { useEffect, useState } from 'react'
import { ObligationRows } from './calendar.tsx'
import type { CalendarPages } from './calendar-pages.ts'
import { MonthDay } from './month-day.tsx'
import styles from './month-view.module.css'

interface MonthViewProps {
  months: readonly ComplianceMonth[]
  firms: ReadonlyMap<string, string>
  today: CalendarDay
  calendar: CalendarPages
}

/** A month as on a wall calendar, with what is due on the day that is chosen. */
export function MonthView({ months, firms, today, calendar }: MonthViewProps) {
  const texts = useMessages(complianceMessages)
  const dates = useMessages(complianceDueDatesMessages)
  const language = useLanguage()
  const [month, setMonth] = useState(monthOf(today))
  const [chosen, setChosen] = useState<CalendarDay>()
  const items = months.find((one) => one.month === month)?.items
  const byDay = Map.groupBy(items ?? [], ({ due_on }) => due_on)
  const day = chosen && monthOf(chosen) === month ? chosen : firstOpenDay(items ?? [])
  const write = (text: string, options: Intl.DateTimeFormatOptions) =>
    new Date(text).toLocaleDateString(localeOf(language), { ...options, timeZone: 'UTC' })
  const name = write(month, { month: 'long', year: 'numeric' })

  const isLoaded = (wanted: CalendarMonth) => months.some((one) => one.month === wanted)
  const load = month < (months[0]?.month ?? month) ? calendar.fetchPreviousPage : calendar.fetchNextPage
  const isFirst = !isLoaded(addMonths(month, -1)) && !calendar.hasPreviousPage
  const isLast = !isLoaded(addMonths(month, 1)) && !calendar.hasNextPage
  const isMissing = !isLoaded(month) && !calendar.isFetching && !calendar.error
  // A fetch of a page is ignored while another call of the query is pending: it begins after that.
  useEffect(() => {
    if (isMissing) load()
  }, [isMissing, load])
  const due = day === undefined ? [] : (byDay.get(day) ?? [])
  return (
    <Card
      title={<span aria-live="polite">{name}</span>}
      padding="none"
      actions={
        <>
          <IconButton
            label={texts.monthBefore}
            icon={<ChevronLeftIcon />}
            title={isFirst ? texts.monthFirst : texts.monthBefore}
            disabled={isFirst}
            onClick={() => setMonth(addMonths(month, -1))}
          />
          <IconButton
            label={texts.monthAfter}
            icon={<ChevronRightIcon />}
            title={isLast ? texts.monthLast : texts.monthAfter}
            disabled={isLast}
            onClick={() => setMonth(addMonths(month, 1))}
          />
        </>
      }
    >
      {!items && calendar.error ? (
        <ReadAlert error={calendar.error} failed={dates.failed} onRetry={() => void load()} />
      ) : !items ? (
        <LoadingState size="section" label={texts.loading} />
      ) : (
        <>
          <table className={styles.month} aria-label={name}>
            <thead>
              <tr>
                {weekOf(mondayOf(firstDayOf(month))).map((weekday) => (
                  <th key={weekday} scope="col" abbr={write(weekday, { weekday: 'long' })}>
                    {write(weekday, { weekday: 'short' })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month).map((week) => (
                <tr key={week[0]}>
                  {week.map((one) => (
                    <td key={one}>
                      {monthOf(one) === month && (
                        <MonthDay
                          day={one}
                          items={byDay.get(one) ?? []}
                          isToday={one === today}
                          isChosen={one === day}
                          onChoose={() => setChosen(one)}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.due} aria-live="polite">
            {due.length > 0 && day ? (
              <ObligationRows
                items={due}
                firms={firms}
                today={today}
                label={write(day, { day: 'numeric', month: 'long' })}
              />
            ) : (
              <p className={styles.none}>{texts.nothingInMonth}</p>
            )}
          </div>
        </>
      )}
    </Card>
  )
}

/** What the customer would look for first: the earliest that is not done, or else the first of all. */
function firstOpenDay(items: readonly ComplianceItem[]): CalendarDay | undefined {
  return (items.find(({ status }) => status !== 'done') ?? items[0])?.due_on
}

const mondayOf = (day: CalendarDay) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

const weekOf = (monday: CalendarDay) => Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/** The weeks, from Monday, that a month touches. */
function weeksOf(month: CalendarMonth): CalendarDay[][] {
  const weeks: CalendarDay[][] = []
  const last = lastDayOf(month)
  for (let monday = mondayOf(firstDayOf(month)); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(weekOf(monday))
  }
  return weeks
}
