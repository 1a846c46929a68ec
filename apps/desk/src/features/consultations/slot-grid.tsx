import type { ConsultationDesk } from '@sanad/contracts/staff'
import { indianDayOf } from '@sanad/domain'
import { consultationsMessages } from '@sanad/texts/desk/consultations'
import { formatTime, useLanguage, useMessages } from '@sanad/web-kit'
import { shortDay, statusNames } from './consultation-words.ts'
import styles from './consultations.module.css'

interface SlotGridProps {
  readonly desk: ConsultationDesk
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** A column for each day and a row for each time of the day; what is closed is grey and says why. */
export function SlotGrid({ desk, chosen, onChoose }: SlotGridProps) {
  const texts = useMessages(consultationsMessages)
  const language = useLanguage()
  const timeOf = (moment: string) => formatTime(moment, language)
  const { consultations } = desk
  // An ordinary Sunday has nothing to say.
  const days = desk.days.filter(
    ({ date, name, slots }) =>
      slots.length > 0 || name || consultations.some(({ starts_at }) => indianDayOf(starts_at) === date),
  )
  const minuteOf = (moment: string) => (Date.parse(moment) / 60_000 + 330) % 1440
  // One that was booked before its day was closed stands at its time all the same.
  const rows = new Map(
    [...days.flatMap(({ slots }) => slots), ...consultations].map(({ starts_at }) => [
      minuteOf(starts_at),
      starts_at,
    ]),
  )
  return (
    <table className={styles.grid}>
      <caption className={styles.caption}>{texts.grid}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.time}</th>
          {days.map(({ date, name, slots }) => (
            <th key={date} scope="col" data-closed={slots.length === 0 || undefined}>
              {shortDay(date, language)}
              {name ? <small>{name}</small> : slots.length === 0 && <small>{texts.closed}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows]
          .sort(([one], [other]) => one - other)
          .map(([minute, moment]) => (
            <tr key={minute}>
              <th scope="row">{timeOf(moment)}</th>
              {days.map(({ date, slots }) => {
                const slot = slots.find(({ starts_at }) => minuteOf(starts_at) === minute)
                const held = consultations.filter(
                  ({ starts_at, status }) =>
                    status !== 'cancelled' &&
                    indianDayOf(starts_at) === date &&
                    minuteOf(starts_at) === minute,
                )
                return (
                  <td key={date} data-closed={!slot?.is_open || undefined}>
                    {slot && slot.taken > 0 && (
                      <small>{texts.seats({ taken: slot.taken, seats: slot.seats })}</small>
                    )}
                    {slot?.seats === 0 && <small>{texts.everybodyAway}</small>}
                    {held.map(({ id, customer, status, trouble }) => (
                      <button
                        key={id}
                        type="button"
                        className={styles.cell}
                        data-status={trouble ? 'trouble' : status}
                        aria-pressed={id === chosen}
                        title={texts[statusNames[status]]}
                        onClick={() => onChoose(id)}
                      >
                        {customer.name_of_person}
                      </button>
                    ))}
                  </td>
                )
              })}
            </tr>
          ))}
      </tbody>
    </table>
  )
}
