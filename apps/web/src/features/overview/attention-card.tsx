import type { ServiceSummary } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { Card, ChevronRightIcon, LinkButton, ProgressBar, Stack, VisuallyHidden } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { ApplicationBadges } from '../../shared/applications/application-badges.tsx'
import { nextStepText } from '../../shared/applications/next-step-text.ts'
import { ServiceLink } from '../../shared/applications/service-link.tsx'
import { ServiceTitle } from '../../shared/applications/service-title.tsx'
import { useActingStaff } from '../../shared/auth/use-acting-staff.ts'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { informationPath } from '../../shared/routing/paths.ts'

/** A service that waits for the customer, with the one thing to do. */
export function AttentionCard({ service }: { service: ServiceSummary }) {
  const texts = useMessages(applicationMessages)
  const { track_id, stages_completed, stages_total, client_status, next_step } = service
  const nameOf = useBusinessName()
  const isActing = useActingStaff() !== null
  return (
    <Card
      tone="highlight"
      headingLevel={3}
      title={<ServiceTitle application={service} />}
      description={[nameOf(service), displayTrackingId(track_id)].filter(Boolean).join(' · ')}
      actions={<ApplicationBadges status={client_status} nextStep={service.next_step} />}
    >
      <Stack>
        {stages_completed > 0 && (
          <ProgressBar
            label={texts.progress}
            value={stages_completed}
            max={stages_total}
            valueText={texts.stepsOf({ done: stages_completed, all: stages_total })}
          />
        )}
        <LinkButton
          fullWidth
          render={
            asksForInformation(service) ? (
              <AppLink to={informationPath(service.id, { item: next_step.document_id })} />
            ) : (
              <ServiceLink service={service} />
            )
          }
          iconAfter={<ChevronRightIcon size={1.1} />}
        >
          {isActing && next_step.next.startsWith('pay') ? texts.customerPays : nextStepText(service, texts)}
          <VisuallyHidden>
            {': '}
            <ServiceTitle application={service} />
          </VisuallyHidden>
        </LinkButton>
      </Stack>
    </Card>
  )
}

/** What is asked for is given one tap from here; a paused application first says why. */
function asksForInformation({ client_status, next_step }: ServiceSummary): boolean {
  if (client_status === 'on_hold') return false
  return next_step.next === 'provide_information' || next_step.next === 'replace_document'
}
