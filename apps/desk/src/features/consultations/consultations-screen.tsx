import type { ConsultationDesk } from '@sanad/contracts/staff'
import { addDays, indianDayOf } from '@sanad/domain'
import { consultationsMessages } from '@sanad/texts/desk/consultations'
import { Button, EmptyState, ErrorState, Inline, LoadingState, PageHeader, Stack } from '@sanad/ui'
import { useErrorText, useLanguage, useMessages } from '@sanad/web-kit'
import { useEffect, useEffectEvent } from 'react'
import { useNextWork } from '../../shared/application/use-next-work.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { useMay } from '../../shared/session/use-staff.ts'
import { Strip } from '../../shared/strip/strip.tsx'
import { useSaid } from '../../shared/strip/use-said.tsx'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { ConsultationList } from './consultation-list.tsx'
import { shortDay } from './consultation-words.ts'
import styles from './consultations.module.css'
import { useListDeskConsultationsQuery } from './consultations-api.ts'
import { SlotGrid } from './slot-grid.tsx'
import { useCalendarAddress } from './use-calendar-address.ts'

/** S9: slots and seats of a week or a day, and who comes. On a phone the list alone. */
export function ConsultationsScreen() {
  const texts = useMessages(consultationsMessages)
  const language = useLanguage()
  const errorText = useErrorText()
  const address = useCalendarAddress()
  const { from, to, isDayView, chosen } = address
  const { currentData: answer, error, refetch } = useListDeskConsultationsQuery({ query: { from, to } })
  useFindWeek(address)
  const [said, setSaid] = useSaid()
  const next = useNextWork()
  const desk = answer?.data
  const move = (step: 1 | -1) => {
    const ids = desk?.consultations.map(({ id }) => id) ?? []
    const id = ids[Math.min(Math.max(ids.indexOf(chosen ?? '') + step, 0), ids.length - 1)]
    if (id) address.choose(id)
  }
  const mayTake = useMay('work.take')
  const takeNext = async () => {
    try {
      setSaid(await next())
    } catch (refusal) {
      setSaid(errorText(refusal, texts.failed))
    }
  }
  useKeys([
    { keys: 'j', label: texts.nextOne, run: () => move(1) },
    { keys: 'k', label: texts.formerOne, run: () => move(-1) },
  ])
  const days = isDayView
    ? shortDay(from, language)
    : `${shortDay(from, language)} – ${shortDay(to, language)}`
  return (
    <Stack gap="large">
      <DeskTitle>{texts.pageTitle({ days })}</DeskTitle>
      <PageHeader
        title={texts.title}
        subtitle={desk ? texts.count({ days, count: desk.consultations.length }) : days}
        actions={
          <Inline>
            <ActButton
              keys="arrowleft"
              label={texts.earlier}
              variant="secondary"
              onClick={() => address.step(-1)}
            />
            <ActButton keys="t" label={texts.today} variant="secondary" onClick={address.today} />
            <ActButton
              keys="arrowright"
              label={texts.later}
              variant="secondary"
              onClick={() => address.step(1)}
            />
            <ActButton
              keys="v"
              label={isDayView ? texts.showWeek : texts.showDay}
              variant="secondary"
              onClick={address.toggleView}
            />
            {mayTake && <ActButton keys="n" label={texts.next} onClick={() => void takeNext()} />}
          </Inline>
        }
      />
      <Strip>{said}</Strip>
      {!desk && error && (
        <ErrorState
          title={texts.failed}
          message={errorText(error, texts.failed)}
          actions={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
        />
      )}
      {!desk && !error && <LoadingState label={texts.loading} />}
      {desk && <Calendar desk={desk} address={address} say={setSaid} />}
    </Stack>
  )
}

interface CalendarProps {
  readonly desk: ConsultationDesk
  readonly address: ReturnType<typeof useCalendarAddress>
  readonly say: (words: string) => void
}

function Calendar({ desk, address: { chosen, choose }, say }: CalendarProps) {
  const texts = useMessages(consultationsMessages)
  return (
    <div className={styles.screen}>
      <div className={styles.calendar}>
        <SlotGrid desk={desk} chosen={chosen} onChoose={choose} />
      </div>
      {desk.consultations.length === 0 ? (
        <EmptyState title={texts.empty} message={texts.emptyHint} />
      ) : (
        <ConsultationList desk={desk} chosen={chosen} onChoose={choose} say={say} />
      )}
    </div>
  )
}

/** Shows the week of a consultation that the address names without one. */
function useFindWeek({ from, isUndated, chosen, showWeekOf }: ReturnType<typeof useCalendarAddress>): void {
  const range = { from, to: addDays(from, 34) }
  const { currentData: ahead } = useListDeskConsultationsQuery({ query: range }, { skip: !isUndated })
  const found = ahead?.data.consultations.find(({ id }) => id === chosen)
  const show = useEffectEvent((startsAt: string, id: string) => showWeekOf(indianDayOf(startsAt), id))
  useEffect(() => {
    if (found) show(found.starts_at, found.id)
  }, [found])
}
