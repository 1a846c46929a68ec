import type { Deliverable, ServiceApplication } from '@sanad/contracts'
import { type DeliverableTexts, deliverableMessages } from '@sanad/texts/web/shared/deliverable'
import { Card, DocumentIcon, Stack } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { DeliverableList } from '../../shared/deliverables/deliverable-list.tsx'
import { paths } from '../../shared/routing/paths.ts'
import styles from './deliverables-card.module.css'

/** What the application gave its customer; nothing before. */
export function DeliverablesCard({ application }: { application: ServiceApplication }) {
  const texts = useMessages(deliverableMessages)
  const { deliverables, serviceDetails } = application
  if (deliverables.length === 0) return null
  const inCalendar =
    serviceDetails.business_id !== null && deliverables.some(({ valid_until }) => valid_until)
  return (
    <Card icon={<DocumentIcon />} title={titleOf(deliverables, texts)}>
      <Stack>
        <DeliverableList deliverables={deliverables} />
        {inCalendar && (
          <AppLink className={styles.calendar} to={paths.compliance}>
            {texts.inCalendar}
          </AppLink>
        )}
      </Stack>
    </Card>
  )
}

function titleOf([first, ...others]: readonly Deliverable[], texts: DeliverableTexts): string {
  return first && others.length === 0 ? texts[first.kind] : texts.several
}
