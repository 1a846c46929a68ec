import type { CalendarDayRecord } from '@sanad/contracts/staff'
import { calendarMessages } from '@sanad/texts/desk/calendar'
import { DateField, Inline, RadioGroup, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActForm } from '../../shared/acts/act-form.tsx'
import { useRefusalText } from '../../shared/acts/use-refusal-text.ts'
import { todayInIndia } from '../../shared/time/today-in-india.ts'
import { useSaveCalendarDayMutation } from './calendar-api.ts'
import { EffectList, useEffectOf } from './effect-list.tsx'
import { hoursText, readHours } from './hours.ts'

interface DayFormProps {
  /** What is recorded for the day, where it is changed. */
  readonly former: CalendarDayRecord | undefined
  readonly onDone: (words: string) => void
  readonly onCancel: () => void
}

const kinds = ['closed', 'short', 'open'] as const

export function DayForm({ former, onDone, onCancel }: DayFormProps) {
  const texts = useMessages(calendarMessages)
  const refusalText = useRefusalText()
  const [given, setGiven] = useState({
    day: former?.day ?? '',
    kind: former?.kind ?? ('closed' as const),
    opens: hoursText(former?.opens ?? 630),
    closes: hoursText(former?.closes ?? 780),
    en: former?.name.en ?? '',
    hi: former?.name.hi ?? '',
    source: former?.source ?? '',
  })
  const [isTried, setTried] = useState(false)
  const [save, { isLoading, error }] = useSaveCalendarDayMutation()
  const { day, kind } = given
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= todayInIndia()
  const opens = kind === 'closed' ? null : readHours(given.opens)
  const closes = kind === 'closed' ? null : readHours(given.closes)
  const areHours =
    kind === 'closed' || (typeof opens === 'number' && typeof closes === 'number' && opens < closes)
  const shown = useEffectOf(
    isDay && areHours
      ? { day, kind, ...(typeof opens === 'number' && typeof closes === 'number' && { opens, closes }) }
      : undefined,
  )
  const texted = (field: 'en' | 'hi' | 'source') => ({
    value: given[field],
    error: isTried && given[field].trim() === '' ? texts.missing : undefined,
    onChange: ({ target }: { target: { value: string } }) => setGiven({ ...given, [field]: target.value }),
  })

  async function send(): Promise<void> {
    setTried(true)
    const { en, hi, source } = given
    // What moves stands on the screen before it is recorded.
    if (!isDay || !areHours || !shown.effect || [en, hi, source].some((text) => text.trim() === '')) return
    const body = { day, kind, opens: opens ?? null, closes: closes ?? null, name: { en, hi }, source }
    if (!(await save({ body })).error) onDone(texts.saved)
  }
  return (
    <ActForm
      label={texts.add}
      submitLabel={texts.save}
      isSending={isLoading}
      refusal={error && refusalText(error, texts.notRecorded)}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <DateField
        label={texts.day}
        value={day}
        error={isTried && !isDay ? texts.dayMissing : undefined}
        onValueChange={(value) => setGiven({ ...given, day: value })}
        pattern={texts.datePattern}
        calendarLabel={texts.openCalendar}
      />
      <RadioGroup
        label={texts.kind}
        options={kinds.map((value) => ({ value, label: texts[`${value}Long`] }))}
        value={kind}
        onValueChange={(value) =>
          setGiven({ ...given, kind: kinds.find((one) => one === value) ?? 'closed' })
        }
      />
      {kind !== 'closed' && (
        <Inline>
          {(['opens', 'closes'] as const).map((field) => (
            <TextField
              key={field}
              label={texts[field]}
              inputMode="numeric"
              maxLength={5}
              value={given[field]}
              error={isTried && !areHours ? texts.hoursWrong : undefined}
              onChange={({ target }) => setGiven({ ...given, [field]: target.value })}
            />
          ))}
        </Inline>
      )}
      <TextField label={texts.nameEnglish} lang="en" maxLength={100} {...texted('en')} />
      <TextField label={texts.nameHindi} lang="hi" maxLength={100} {...texted('hi')} />
      <TextField label={texts.source} hint={texts.sourceHint} maxLength={300} {...texted('source')} />
      <EffectList {...shown} />
    </ActForm>
  )
}
