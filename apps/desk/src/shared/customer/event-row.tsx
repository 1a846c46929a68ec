import type { CustomerEvent } from '@sanad/contracts/staff'
import { eventsMessages } from '@sanad/texts/desk/shared/events'
import { Badge } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { useActName } from '../acts/act-name.ts'
import record from '../record/record.module.css'
import { applicationPath, ticketPath } from '../routing/paths.ts'
import styles from './event-row.module.css'
import { channelNames, deliveryNames, deliveryTones, kindNames } from './event-words.ts'

interface EventRowProps {
  readonly event: CustomerEvent
  /** The application on whose page it stands: what is about another one says so. */
  readonly applicationId?: string
}

/** One thing that happened to or with a customer; it leads to its ticket or application. */
export function EventRow({ event, applicationId }: EventRowProps) {
  const texts = useMessages(eventsMessages)
  const actName = useActName()
  const language = useLanguage()
  const { kind, at, words, delivery, reason, staff_name, subject, application_id, track_id, ticket_id } =
    event
  const elsewhere = application_id !== applicationId ? application_id : null
  const path = ticket_id ? ticketPath(ticket_id) : elsewhere ? applicationPath(elsewhere) : undefined
  // Words of an act that are not in the texts are English.
  const known = kind === 'act' ? actName(words) : words
  const said = [known ?? words, subject].filter(Boolean).join(': ')
  return (
    <li className={record.row}>
      <div className={record.line}>
        <time dateTime={at} className={record.quiet}>
          {formatDateTime(at, language)}
        </time>
        <Badge>{texts[kindNames[kind]]}</Badge>
        <span className={styles.words} lang={known === undefined ? 'en' : undefined}>
          {path && said ? <AppLink to={path}>{said}</AppLink> : said}
        </span>
        {delivery && (
          <>
            <span className={record.quiet}>
              {texts[channelNames[delivery.channel]]} {delivery.recipient}
            </span>
            <Badge tone={deliveryTones[delivery.state]}>{texts[deliveryNames[delivery.state]]}</Badge>
            {delivery.reason && (
              <code className={record.quiet} lang="en">
                {delivery.reason}
              </code>
            )}
          </>
        )}
        {elsewhere && track_id && kind !== 'application' && <span className={record.quiet}>{track_id}</span>}
        {staff_name && <span className={record.quiet}>{staff_name}</span>}
      </div>
      {reason && <q>{reason}</q>}
    </li>
  )
}
