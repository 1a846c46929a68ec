import type { NotificationTarget } from '@sanad/contracts'
import { AppLink } from '@sanad/web-kit'
import type { ComponentProps, ReactElement } from 'react'
import { ApplicationLink } from '../../shared/applications/application-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
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
  target: NotificationTarget,
  { act, onFollow }: { act: NotificationAct; onFollow: () => void },
): LinkElement {
  if (act !== 'actPay' || target.id === null) return targetLink(target, onFollow)
  return <ApplicationLink to={paths.paymentService} applicationId={target.id} onClick={onFollow} />
}
