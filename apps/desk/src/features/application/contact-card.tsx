import type { CustomerEvent } from '@sanad/contracts/staff'
import { applicationMessages } from '@sanad/texts/desk/application'
import { Card, Stack } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { EventRow } from '../../shared/customer/event-row.tsx'
import { customerPath } from '../../shared/routing/paths.ts'
import styles from './application.module.css'

interface ContactCardProps {
  readonly applicationId: string
  readonly customerId: string
  readonly contact: readonly CustomerEvent[]
}

/** The last notes, tickets and messages of the customer, those of another application with its number, and a way to all of them. */
export function ContactCard({ applicationId, customerId, contact }: ContactCardProps) {
  const texts = useMessages(applicationMessages)
  return (
    <Card title={texts.contact}>
      <Stack>
        {contact.length === 0 ? (
          <p>{texts.noContact}</p>
        ) : (
          <ul className={styles.events} aria-label={texts.contact}>
            {contact.map((event) => (
              <EventRow key={event.id} event={event} applicationId={applicationId} />
            ))}
          </ul>
        )}
        <div>
          <AppLink className={styles.all} to={customerPath(customerId)}>
            {texts.timeline}
          </AppLink>
        </div>
      </Stack>
    </Card>
  )
}
