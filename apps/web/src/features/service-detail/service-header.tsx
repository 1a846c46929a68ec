import type { ServiceApplication } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { ActionMenu, Button, PageHeader, TrashIcon } from '@sanad/ui'
import { AppLink, formatDate, latePart, PageTitle, useLanguage, useMessages } from '@sanad/web-kit'
import { type ReactNode, useState } from 'react'
import { ApplicationBadges } from '../../shared/applications/application-badges.tsx'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { paths } from '../../shared/routing/paths.ts'

const DeleteServiceDialog = latePart(() =>
  import('./delete-service-dialog.tsx').then(({ DeleteServiceDialog }) => DeleteServiceDialog),
)

interface ServiceHeaderProps {
  application: ServiceApplication
  /** The business with what changes it. */
  business: ReactNode
}

export function ServiceHeader({ application, business }: ServiceHeaderProps) {
  const texts = useMessages(serviceDetailMessages)
  const language = useLanguage()
  /** Undefined until it is asked for: it stays after that, as it ends what it began when the screen is left. */
  const [isDeleting, setDeleting] = useState<boolean>()
  const { serviceDetails, service, allowed_actions } = application
  const { track_id, created_at, client_status } = serviceDetails
  const firm = useBusinessName()(serviceDetails)
  return (
    <>
      <PageTitle>{service.title}</PageTitle>
      <PageHeader
        back={<AppLink to={paths.services} />}
        backLabel={texts.back}
        title={service.title}
        subtitle={firm && texts.forFirm({ firm })}
        badge={<ApplicationBadges status={client_status} nextStep={application.next_step} />}
        meta={[
          displayTrackingId(track_id),
          texts.appliedOn({ date: formatDate(created_at, language) }),
          <span key="business">{business}</span>,
        ]}
        actions={
          allowed_actions.includes('delete') && (
            <ActionMenu label={texts.actions}>
              <Button variant="quiet" icon={<TrashIcon />} onClick={() => setDeleting(true)}>
                {texts.delete}
              </Button>
            </ActionMenu>
          )
        }
      />
      {isDeleting !== undefined && (
        <DeleteServiceDialog
          application={application}
          open={isDeleting}
          onOpenChange={setDeleting}
          onFail={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
