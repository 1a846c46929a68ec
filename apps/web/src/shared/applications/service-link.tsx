import type { ServiceSummary } from '@sanad/contracts'
import { usePreloadOnIntent } from '@sanad/web-kit'
import type { ComponentProps } from 'react'
import { ApplicationLink } from './application-link.tsx'
import { applicationsApi } from './applications-api.ts'
import { serviceTarget } from './service-target.ts'

type ServiceLinkProps = Omit<ComponentProps<typeof ApplicationLink>, 'to' | 'applicationId'> & {
  service: Pick<ServiceSummary, 'id' | 'payment_status'>
}

/** Links to an application; prefetches its screen and data on hover, focus or touch. */
export function ServiceLink({ service, ...rest }: ServiceLinkProps) {
  const to = serviceTarget(service)
  const { onFocus: preloadScreen } = usePreloadOnIntent(to)
  const prefetch = applicationsApi.usePrefetch('getServiceDetails', { ifOlderThan: 30 })
  const preload = () => {
    preloadScreen()
    prefetch({ params: { userServiceId: service.id } })
  }
  return (
    <ApplicationLink
      {...rest}
      to={to}
      applicationId={service.id}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
    />
  )
}
