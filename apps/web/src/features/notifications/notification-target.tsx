import type { Notification, NotificationTarget } from '@sanad/contracts'
import { AppLink } from '@sanad/web-kit'
import type { ComponentProps, ReactElement } from 'react'
import { ApplicationLink } from '../../shared/applications/application-link.tsx'
import { informationPath, paths } from '../../shared/routing/paths.ts'
import { targetPath } from '../../shared/routing/target-path.ts'
import type { NotificationAct } from './notification-act.ts'

type LinkElement = ReactElement<ComponentProps<'a'>>

/** The link to what a notification is about. */
export function targetLink({ type, id }: NotificationTarget, onFollow: () => void): LinkElement {
  return type === 'application' && id ? (
    <ApplicationLink to={paths.service} applicationId={id} onClick={onFollow} />
  ) : (
    <AppLink to={targetPath({ type, id })} onClick={onFollow} />
  )
}

/** The link to where that can be done which a notification asks for. */
export function actLink(
  { kind, target, params }: Notification,
  { act, onFollow }: { act: NotificationAct; onFollow: () => void },
): LinkElement {
  if (target.id === null) return targetLink(target, onFollow)
  if (act === 'actPay') {
    return <ApplicationLink to={paths.paymentService} applicationId={target.id} onClick={onFollow} />
  }
  if (kind === 'document_rejected') {
    return <AppLink to={informationPath(target.id, { item: params.document_id })} onClick={onFollow} />
  }
  return targetLink(target, onFollow)
}
