import type { ServiceSummary } from '@sanad/contracts'
import { formatRupees } from '@sanad/domain'
import { overviewMessages } from '@sanad/texts/web/overview'
import { Card, LinkRow, RupeeIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { ServiceLink } from '../../shared/applications/service-link.tsx'
import styles from './at-a-glance.module.css'

interface AtAGlanceProps {
  services: readonly ServiceSummary[]
  /** List items, or nothing. */
  nextDue: ReactNode
  lastMessage: ReactNode
}

/** Beside the tasks where there is room: the next due date, the next payment, the last message. */
export function AtAGlance({ services, nextDue, lastMessage }: AtAGlanceProps) {
  const texts = useMessages(overviewMessages)
  return (
    <aside aria-label={texts.atAGlance}>
      <Card title={texts.atAGlance} padding="none">
        <ul className={styles.list}>
          {nextDue}
          <NextPayment services={services} />
          {lastMessage}
        </ul>
      </Card>
    </aside>
  )
}

function NextPayment({ services }: Pick<AtAGlanceProps, 'services'>) {
  const texts = useMessages(overviewMessages)
  // What is under way is paid before what was never begun.
  const due = services.filter(({ amount_due }) => amount_due !== null)
  const next = due.toSorted((a, b) => b.payment_status - a.payment_status)[0]
  if (!next || next.amount_due === null) return null
  return (
    <li>
      <LinkRow
        render={<ServiceLink service={next} />}
        icon={<RupeeIcon />}
        title={texts.nextPayment}
        description={`${formatRupees(next.amount_due)} · ${next.title}`}
      />
    </li>
  )
}
