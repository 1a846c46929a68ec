import type { ServiceSummary } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { LinkRow } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useBusinessName } from '../businesses/use-business-name.ts'
import { ApplicationBadges } from './application-badges.tsx'
import { nextStepText } from './next-step-text.ts'
import { ServiceLink } from './service-link.tsx'

/** One of the customer's services in a list. */
export function ServiceRow({ service }: { service: ServiceSummary }) {
  const texts = useMessages(applicationMessages)
  const nameOf = useBusinessName()
  const { title, track_id, client_status, stages_completed, stages_total } = service
  const facts = [
    displayTrackingId(track_id),
    nameOf(service),
    texts.stepsOf({ done: stages_completed, all: stages_total }),
  ]
  return (
    <LinkRow
      render={<ServiceLink service={service} />}
      title={title}
      description={
        <>
          <strong>{nextStepText(service, texts)}</strong>
          <br />
          {facts.filter(Boolean).join(' · ')}
        </>
      }
      aside={<ApplicationBadges status={client_status} nextStep={service.next_step} />}
    />
  )
}
