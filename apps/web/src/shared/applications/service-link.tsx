import type { ServiceSummary } from '@sanad/contracts'
import { Link, type LinkProps } from 'react-router'
import { serviceState } from '../routing/paths.ts'
import { usePreloadOnIntent } from '../routing/preload-context.ts'
import { applicationsApi } from './applications-api.ts'
import { serviceTarget } from './service-target.ts'

type ServiceLinkProps = Omit<LinkProps, 'to' | 'state'> & {
  service: Pick<ServiceSummary, 'id' | 'payment_status'>
}

/** Leads to an application; its screen and its data are fetched when a finger or the pointer comes near. */
export function ServiceLink({ service, ...rest }: ServiceLinkProps) {
  const to = serviceTarget(service)
  const { onFocus: preloadScreen } = usePreloadOnIntent(to)
  const prefetch = applicationsApi.usePrefetch('getServiceDetails', { ifOlderThan: 30 })
  const preload = () => {
    preloadScreen()
    prefetch({ params: { userServiceId: service.id } })
  }
  return (
    <Link
      {...rest}
      to={to}
      state={serviceState(service.id)}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
    />
  )
}
