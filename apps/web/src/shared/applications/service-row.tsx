import type { ServiceSummary } from '@sanad/contracts'
import { LinkRow } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { applicationMessages } from './application-messages.ts'
import { ClientStatusBadge } from './client-status-badge.tsx'
import { displayTrackingId } from './display-tracking-id.ts'
import { nextStepText } from './next-step-text.ts'
import { ServiceLink } from './service-link.tsx'

/** One of the customer's services in a list. */
export function ServiceRow({ service }: { service: ServiceSummary }) {
  const texts = useMessages(applicationMessages)
  const { title, name_of_firm, track_id, client_status, stages_completed, stages_total } = service
  const facts = [displayTrackingId(track_id), name_of_firm, texts.stepsOf(stages_completed, stages_total)]
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
      aside={<ClientStatusBadge status={client_status} />}
    />
  )
}
