import type { Consultation } from '@sanad/contracts'
import { consultMessages } from '@sanad/texts/web/consult'
import { Card, Inline, RowList } from '@sanad/ui'
import { formatDateTime, useLanguage, useMessages } from '@sanad/web-kit'
import { ConsultationStatusBadge } from './consultation-status-badge.tsx'
import styles from './past-consultations.module.css'
import { topicText } from './topic-text.ts'

/** Consultations that are over or were cancelled. */
export function PastConsultations({ consultations }: { consultations: readonly Consultation[] }) {
  const texts = useMessages(consultMessages)
  const language = useLanguage()
  return (
    <Card title={texts.past} padding="none">
      <RowList label={texts.past}>
        {consultations.map(({ id, topic, starts_at, status, expert_name, cancel_reason }) => (
          <div key={id} id={id} className={styles.row}>
            <Inline justify="between">
              <span className={styles.title}>{topicText(topic, texts)}</span>
              <ConsultationStatusBadge status={status} />
            </Inline>
            <p className={styles.facts}>
              {[formatDateTime(starts_at, language), ...(expert_name ? [expert_name] : [])].join(' · ')}
            </p>
            {cancel_reason && <p className={styles.facts}>{cancel_reason}</p>}
          </div>
        ))}
      </RowList>
    </Card>
  )
}
