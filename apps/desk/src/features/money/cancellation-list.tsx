import type { CancellationToCheck } from '@sanad/contracts/staff'
import { moneyMessages } from '@sanad/texts/desk/money'
import { Badge, Card } from '@sanad/ui'
import { AppLink, formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { applicationPath } from '../../shared/routing/paths.ts'
import styles from './money.module.css'

const tones = { waiting: 'yellow', refused: 'red', invoice_due: 'red' } as const

/** What became of cancelled invoices; the application's money panel is where something is done about it. */
export function CancellationList({ cancellations }: { cancellations: readonly CancellationToCheck[] }) {
  const texts = useMessages(moneyMessages)
  const language = useLanguage()
  const states = {
    waiting: texts.cancellationWaiting,
    refused: texts.cancellationRefused,
    invoice_due: texts.cancellationInvoiceDue,
  } as const
  return (
    <Card title={texts.cancellations} description={texts.cancellationsHint}>
      <ul className={styles.list}>
        {cancellations.map(({ id, number, application, state, refusals, failure, since }) => (
          <li key={id} className={styles.item}>
            <p className={styles.facts}>
              <AppLink to={applicationPath(application.id)}>{application.track_id}</AppLink> ·{' '}
              {texts.since({ time: formatDateTime(since, language) })}
            </p>
            <p>
              <strong>{number}</strong> <Badge tone={tones[state]}>{states[state]}</Badge>{' '}
              {refusals?.map(({ code, message }) => `${code}: ${message}`).join(' · ') ?? failure}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
