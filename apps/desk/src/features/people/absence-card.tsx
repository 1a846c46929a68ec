import type { StaffPerson } from '@sanad/contracts/staff'
import { peopleMessages } from '@sanad/texts/desk/people'
import { Button, Card, DateField, SelectField, Stack } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { OutcomeBanner } from './outcome-banner.tsx'
import styles from './people.module.css'
import { useEndAbsenceMutation, useRecordAbsenceMutation } from './people-api.ts'
import { lastDayOf } from './people-list.tsx'
import { useAttempt } from './use-attempt.ts'

interface AbsenceCardProps {
  readonly person: StaffPerson
  /** Who can do the work meanwhile. */
  readonly others: readonly StaffPerson[]
}

const A_DAY = 86_400_000
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
/** Midnight in India at the beginning of a day, so many days later. */
const midnight = (day: string, later = 0) =>
  new Date(Date.parse(`${day}T00:00:00+05:30`) + later * A_DAY).toISOString()

export function AbsenceCard({ person, others }: AbsenceCardProps) {
  const texts = useMessages(peopleMessages)
  const language = useLanguage()
  const [record] = useRecordAbsenceMutation()
  const [end] = useEndAbsenceMutation()
  const { isBusy, outcome, requestIdOf, run } = useAttempt()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [deputy, setDeputy] = useState('')
  const [isTried, setTried] = useState(false)
  const { absence } = person
  const call = { params: { id: person.id } }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!isDay(from) || !isDay(to) || to < from) return
    const days = { starts_at: midnight(from), ends_at: midnight(to, 1), deputy: deputy || null }
    const request_id = requestIdOf('absence', person.id, days)
    await run(() => record({ ...call, body: { ...days, request_id } }).unwrap(), texts.recorded)
  }
  const comeBack = () => {
    const body = { request_id: requestIdOf('back', person.id) }
    return run(() => end({ ...call, body }).unwrap(), texts.recorded)
  }
  const dayField = (label: string, value: string, onValueChange: (value: string) => void) => (
    <DateField
      label={label}
      value={value}
      onValueChange={onValueChange}
      pattern={texts.datePattern}
      calendarLabel={texts.openCalendar}
      error={isTried && (!isDay(value) || to < from) ? texts.daysMissing : undefined}
    />
  )

  if (absence) {
    return (
      <Card title={texts.absenceTitle}>
        <Stack>
          <OutcomeBanner outcome={outcome} />
          <p>
            {texts.away({
              from: formatDate(absence.starts_at, language),
              to: formatDate(lastDayOf(absence.ends_at), language),
            })}{' '}
            {absence.deputy ? texts.doneBy({ name: absence.deputy.name }) : texts.doneByAll}
          </p>
          <div>
            <ActButton
              keys="b"
              label={texts.endAbsence}
              needsEnter
              variant="secondary"
              busy={isBusy}
              busyLabel={texts.saving}
              onClick={() => void comeBack()}
            />
          </div>
        </Stack>
      </Card>
    )
  }
  return (
    <Card title={texts.absenceTitle} description={texts.absenceText}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack>
          <OutcomeBanner outcome={outcome} />
          <div className={styles.fields}>
            {dayField(texts.from, from, setFrom)}
            {dayField(texts.to, to, setTo)}
            <SelectField
              label={texts.deputy}
              placeholder={texts.everybody}
              value={deputy}
              onChange={({ target }) => setDeputy(target.value)}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
          <div>
            <Button type="submit" variant="secondary" busy={isBusy} busyLabel={texts.saving}>
              {texts.recordAbsence}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
