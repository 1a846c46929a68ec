import type { QueryOf } from '@sanad/contracts'
import type { CalendarEffect, readCalendarEffect } from '@sanad/contracts/staff'
import { calendarMessages } from '@sanad/texts/desk/calendar'
import { Alert, Banner, LoadingState } from '@sanad/ui'
import { formatDateTime, formatTime, useLanguage, useMessages } from '@sanad/web-kit'
import styles from './calendar.module.css'
import { useReadCalendarEffectQuery } from './calendar-api.ts'

type Changed = QueryOf<typeof readCalendarEffect>

/** What a change would move, and whether it is on the screen: nothing is recorded before. */
export function useEffectOf(changed: Changed | undefined) {
  const { currentData, isError } = useReadCalendarEffectQuery(
    { query: changed ?? { day: '2000-01-01', kind: 'usual' } },
    { skip: !changed },
  )
  return {
    effect: changed && currentData?.data,
    isError,
    isAsked: changed !== undefined,
  }
}

export function EffectList({ effect, isError, isAsked }: ReturnType<typeof useEffectOf>) {
  const texts = useMessages(calendarMessages)
  if (!isAsked) return null
  if (isError) return <Alert>{texts.effectFailed}</Alert>
  if (!effect) return <LoadingState label={texts.effectLoading} />
  return <Effect effect={effect} />
}

function Effect({
  effect: { work, promises, consultations, slots_closed: slots },
}: {
  effect: CalendarEffect
}) {
  const texts = useMessages(calendarMessages)
  const language = useLanguage()
  const times = consultations.map((moment) => formatTime(moment, language)).join(', ')
  const lines = [
    work.later > 0 && texts.workLater({ count: work.later }),
    work.earlier > 0 && texts.workEarlier({ count: work.earlier }),
    work.late > 0 && texts.workLate({ count: work.late }),
    promises > 0 && texts.promises({ count: promises }),
    consultations.length > 0 && texts.consultations({ count: consultations.length, times }),
    slots > 0 && texts.slotsClosed({ count: slots }),
    slots < 0 && texts.slotsOpened({ count: -slots }),
  ].filter((line) => line !== false)
  return (
    <Banner title={texts.effect} live="polite">
      {lines.length === 0 && <p>{texts.nothingMoves}</p>}
      <ul className={styles.effect}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {work.examples.map(({ track_id, kind, from, to }) => (
          <li key={`${track_id}${kind}${from}`}>
            <small>
              {track_id ?? kind}: {formatDateTime(from, language)} → {formatDateTime(to, language)}
            </small>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
