import type { ServiceSummary } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { servicesMessages } from '@sanad/texts/web/services'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { Banner, Card, LinkRow, RowList, Stack } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { nextStepText } from '../../shared/applications/next-step-text.ts'
import { ServiceLink } from '../../shared/applications/service-link.tsx'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'

interface AlreadyAppliedProps {
  applications: readonly ServiceSummary[]
  /** Whether the other one was made, and is about to be paid. */
  isMade?: boolean
}

/** Says before another application is made or paid that there is one; another may be meant, as for a renewal. */
export function AlreadyApplied({ applications, isMade = false }: AlreadyAppliedProps) {
  const texts = useMessages(servicesMessages)
  const applicationTexts = useMessages(applicationMessages)
  const language = useLanguage()
  const nameOf = useBusinessName()
  const title = isMade ? texts.anotherTitle : texts.alreadyTitle
  const since = ({ created_at, completed_at }: ServiceSummary) =>
    completed_at
      ? texts.completedOn({ date: formatDate(completed_at, language) })
      : texts.openedOn({ date: formatDate(created_at, language) })
  return (
    <Stack gap="small">
      <Banner tone="warning" title={title} live="polite">
        {isMade ? texts.anotherText : texts.alreadyText}
      </Banner>
      <Card padding="none">
        <RowList label={title}>
          {applications.map((application) => (
            <LinkRow
              key={application.id}
              render={<ServiceLink service={application} />}
              title={since(application)}
              description={[
                displayTrackingId(application.track_id),
                nameOf(application),
                nextStepText(application, applicationTexts),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </RowList>
      </Card>
    </Stack>
  )
}
