import type { NotificationTarget } from '@sanad/contracts'
import { AppLink } from '@sanad/web-kit'
import type { ComponentProps, ReactElement } from 'react'
import { ApplicationLink } from '../../shared/applications/application-link.tsx'
import { paths, ticketPath } from '../../shared/routing/paths.ts'
import type { NotificationAct } from './notification-act.ts'

type LinkElement = ReactElement<ComponentProps<'a'>>

/** The link to what a notification is about. */
export function targetLink({ type, id }: NotificationTarget, onFollow: () => void): LinkElement {
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

/** The link to where that can be done which a notification asks for. */
export function actLink(
  target: NotificationTarget,
  { act, onFollow }: { act: NotificationAct; onFollow: () => void },
): LinkElement {
  if (act !== 'actPay' || target.id === null) return targetLink(target, onFollow)
  return <ApplicationLink to={paths.paymentService} applicationId={target.id} onClick={onFollow} />
}
