import type { CalendarDayRecord } from '@sanad/contracts/staff'
import { calendarMessages } from '@sanad/texts/desk/calendar'
import { Button, Card, EmptyState, ErrorState, Inline, LoadingState, PageHeader, Stack } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { KeyList } from '../../shared/key-list/key-list.tsx'
import { useMovableList } from '../../shared/key-list/use-movable-list.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { Strip } from '../../shared/strip/strip.tsx'
import { useSaid } from '../../shared/strip/use-said.tsx'
import { todayInIndia } from '../../shared/time/today-in-india.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { useListCalendarDaysQuery } from './calendar-api.ts'
import { DayForm } from './day-form.tsx'
import { DayRow } from './day-row.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

type Open = { readonly act: 'save' | 'withdraw'; readonly day: CalendarDayRecord | undefined }

/** S15: the days of a year on which the centre is not open as usual. What a change moves is shown before it is recorded. */
export function CalendarScreen() {
  const texts = useMessages(calendarMessages)
  const errorText = useErrorText()
  const [address, setAddress] = useSearchParams()
  const thisYear = Number(todayInIndia().slice(0, 4))
  const year = Number(address.get('year')) || thisYear
  const { currentData: answer, error, refetch } = useListCalendarDaysQuery({ query: { year } })
  const [open, setOpen] = useState<Open>()
  const [said, setSaid] = useSaid()
  const show = (other: number) => setAddress({ year: String(other) })
  const add = () => setOpen({ act: 'save', day: undefined })
  const form = {
    onCancel: () => setOpen(undefined),
    onDone: (words: string) => {
      setOpen(undefined)
      setSaid(words)
    },
  }
  const days = answer?.data
  const list = useMovableList(days ?? [], ({ day, opens }) => `${day} ${opens}`)
  return (
    <Stack gap="large">
      <DeskTitle>{texts.pageTitle({ year })}</DeskTitle>
      <PageHeader
        title={texts.title}
        subtitle={days ? texts.subtitle({ year, count: days.length }) : String(year)}
        actions={
          <Inline>
            <ActButton
              keys="arrowleft"
              label={texts.earlierYear}
              variant="secondary"
              onClick={() => show(year - 1)}
            />
            <ActButton
              keys="arrowright"
              label={texts.laterYear}
              variant="secondary"
              onClick={() => show(year + 1)}
            />
            <ActButton keys="d" label={texts.add} onClick={add} />
          </Inline>
        }
      />
      <Strip>{said}</Strip>
      {open && (
        <Card title={open.act === 'withdraw' ? texts.withdraw : texts.add} description={texts.past}>
          {open.act === 'withdraw' && open.day ? (
            <WithdrawForm {...form} day={open.day} />
          ) : (
            <DayForm {...form} key={open.day?.day} former={open.day} />
          )}
        </Card>
      )}
      {!days && error && (
        <ErrorState
          title={texts.failed}
          message={errorText(error, texts.failed)}
          actions={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
        />
      )}
      {!days && !error && <LoadingState label={texts.loading} />}
      {days?.length === 0 && <EmptyState title={texts.empty} message={texts.emptyHint} />}
      {days && days.length > 0 && (
        <KeyList label={texts.title}>
          {days.map((day) => (
            <DayRow
              key={day.day + day.opens}
              day={day}
              row={list.rowOf(day)}
              onChange={() => setOpen({ act: 'save', day })}
              onTakeBack={() => setOpen({ act: 'withdraw', day })}
            />
          ))}
        </KeyList>
      )}
    </Stack>
  )
}
