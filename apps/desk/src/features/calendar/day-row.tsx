import type { CalendarDayRecord } from '@sanad/contracts/staff'
import { calendarMessages } from '@sanad/texts/desk/calendar'
import { Badge, Inline } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { KeyRow } from '../../shared/key-list/key-list.tsx'
import { RowAct } from '../../shared/key-list/row-act.tsx'
import type { RowFocus } from '../../shared/key-list/use-key-list.ts'
import { todayInIndia } from '../../shared/time/today-in-india.ts'
import styles from './calendar.module.css'
import { hoursText } from './hours.ts'

interface DayRowProps {
  readonly day: CalendarDayRecord
  readonly row: RowFocus
  readonly onChange: () => void
  readonly onTakeBack: () => void
}

/** A day with both names, its source and who recorded it; what is past stays. */
export function DayRow({ day: shown, row, onChange, onTakeBack }: DayRowProps) {
  const texts = useMessages(calendarMessages)
  const language = useLanguage()
  const { day, kind, opens, closes, name, recorded_by, recorded_at } = shown
  // Days that every installation has are nobody's words.
  const source = shown.source === 'National holiday' ? texts.nationalHoliday : shown.source
  const recordedOn = formatDate(recorded_at, language)
  return (
    <KeyRow row={row}>
      <div className={styles.row}>
        <span className={styles.day}>{formatDate(day, language)}</span>
        <Badge tone={kind === 'closed' ? 'grey' : 'blue'}>{texts[kind]}</Badge>
        {opens !== null && closes !== null && (
          <span>{texts.hours({ from: hoursText(opens), to: hoursText(closes) })}</span>
        )}
        <span className={styles.name}>
          <span lang="en">{name.en}</span> · <span lang="hi">{name.hi}</span>
          <small>
            {recorded_by ? texts.recordedBy({ source, name: recorded_by, day: recordedOn }) : source}
          </small>
        </span>
        {day >= todayInIndia() && (
          <Inline>
            <RowAct keys="e" row={row} label={texts.change} onClick={onChange} />
            <RowAct keys="t" row={row} label={texts.takeBack} onClick={onTakeBack} />
          </Inline>
        )}
      </div>
    </KeyRow>
  )
}
