import type { NotificationTarget } from '@sanad/contracts'
import type { RenderElement } from '@sanad/ui'
import { AppLink } from '@sanad/web-kit'
import { ApplicationLink } from '../../shared/applications/application-link.tsx'
import { paths, ticketPath } from '../../shared/routing/paths.ts'

/** The link to what a notification is about. */
export function targetLink({ type, id }: NotificationTarget, onFollow: () => void): RenderElement {
  switch (type) {
    case 'application':
      return id ? (
        <ApplicationLink to={paths.service} applicationId={id} onClick={onFollow} />
      ) : (
        <AppLink to={paths.services} onClick={onFollow} />
      )
    case 'ticket':
      return <AppLink to={id ? ticketPath(id) : paths.tickets} onClick={onFollow} />
    case 'consultation':
      return <AppLink to={paths.consult} onClick={onFollow} />
    case 'compliance':
      return <AppLink to={paths.compliance} onClick={onFollow} />
  }
}
