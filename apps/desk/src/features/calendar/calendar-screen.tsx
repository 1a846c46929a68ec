import type { CalendarDayRecord } from '@sanad/contracts/staff'
import { calendarMessages } from '@sanad/texts/desk/calendar'
import { Button, Card, EmptyState, ErrorState, Inline, LoadingState, PageHeader, Stack } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { KeyHint } from '../../shared/keys/key-hint.tsx'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { Strip } from '../../shared/strip/strip.tsx'
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
  const [said, setSaid] = useState<string>()
  const show = (other: number) => setAddress({ year: String(other) })
  const add = () => setOpen({ act: 'save', day: undefined })
  useKeys([
    { keys: 'd', label: texts.add, run: add },
    { keys: 'arrowleft', label: texts.earlierYear, run: () => show(year - 1) },
    { keys: 'arrowright', label: texts.laterYear, run: () => show(year + 1) },
  ])
  const form = {
    onCancel: () => setOpen(undefined),
    onDone: (words: string) => {
      setOpen(undefined)
      setSaid(words)
    },
  }
  const days = answer?.data
  return (
    <Stack gap="large">
      <DeskTitle>{texts.pageTitle({ year })}</DeskTitle>
      <PageHeader
        title={texts.title}
        subtitle={days ? texts.subtitle({ year, count: days.length }) : String(year)}
        actions={
          <Inline>
            <Button variant="secondary" aria-keyshortcuts="ArrowLeft" onClick={() => show(year - 1)}>
              {texts.earlierYear} (←)
            </Button>
            <Button variant="secondary" aria-keyshortcuts="ArrowRight" onClick={() => show(year + 1)}>
              {texts.laterYear} (→)
            </Button>
            <Button aria-keyshortcuts="d" onClick={add}>
              {texts.add}
              <KeyHint>D</KeyHint>
            </Button>
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
        <Card padding="none">
          <ul>
            {days.map((day) => (
              <DayRow
                key={day.day + day.opens}
                day={day}
                onChange={() => setOpen({ act: 'save', day })}
                onTakeBack={() => setOpen({ act: 'withdraw', day })}
              />
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  )
}
