import type { ApplicationDocuments } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { documentsMessages } from '@sanad/texts/web/documents'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { Card, ChevronDownIcon, LinkButton, Stack, VisuallyHidden } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { type ReactNode, useState } from 'react'
import { ApplicationBadges } from '../../shared/applications/application-badges.tsx'
import { ClientStatusBadge } from '../../shared/applications/client-status-badge.tsx'
import { missingWords } from '../../shared/applications/missing-words.ts'
import { ServiceLink } from '../../shared/applications/service-link.tsx'
import { ServiceTitle } from '../../shared/applications/service-title.tsx'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { DeliverableList } from '../../shared/deliverables/deliverable-list.tsx'
import { informationPath } from '../../shared/routing/paths.ts'
import styles from './application-documents-card.module.css'

export type RenderDocument = (
  group: ApplicationDocuments,
  document: ApplicationDocuments['documents'][number],
) => ReactNode

interface ApplicationDocumentsCardProps {
  group: ApplicationDocuments
  /** A document's row, with what can be done about it. */
  renderDocument: RenderDocument
}

/** The documents of one application, and what is still asked for. */
export function ApplicationDocumentsCard({ group, renderDocument }: ApplicationDocumentsCardProps) {
  const texts = useMessages(documentsMessages)
  const words = useMessages(applicationMessages)
  const nameOf = useBusinessName()
  const { application, documents, deliverables, pending_items, may_upload } = group
  const facts = [nameOf(application), displayTrackingId(application.track_id)]
  const isPaused = application.client_status === 'on_hold'
  const isOpen = may_upload && pending_items > 0 && !isPaused
  // Initially collapsed if complete; never collapsed by a later update.
  const [beginsOpen] = useState(isOpen)
  return (
    <Card
      title={<ServiceTitle application={application} />}
      description={facts.filter(Boolean).join(' · ')}
      actions={
        application.next_step ? (
          <ApplicationBadges status={application.client_status} nextStep={application.next_step} />
        ) : (
          <ClientStatusBadge status={application.client_status} />
        )
      }
    >
      <Stack>
        {deliverables.length > 0 && <DeliverableList deliverables={deliverables} />}
        {isPaused && <p>{texts.paused}</p>}
        {!isPaused && (
          <p>{isOpen ? texts.stillNeeded({ what: missingWords(group, words) }) : texts.nothingNeeded}</p>
        )}
        {documents.length > 0 && (
          <details className={styles.files} open={beginsOpen}>
            <summary>
              <span>{texts.documents({ count: documents.length })}</span>
              <ChevronDownIcon />
            </summary>
            <Stack gap="small">{documents.map((document) => renderDocument(group, document))}</Stack>
          </details>
        )}
        <div>
          <LinkButton
            variant={isOpen ? 'primary' : 'secondary'}
            size="small"
            render={
              isOpen ? (
                <AppLink to={informationPath(application.id)} />
              ) : (
                <ServiceLink service={application} />
              )
            }
          >
            {isOpen ? texts.provide : texts.openService}
            <VisuallyHidden>
              {': '}
              <ServiceTitle application={application} />
            </VisuallyHidden>
          </LinkButton>
        </div>
      </Stack>
    </Card>
  )
}
