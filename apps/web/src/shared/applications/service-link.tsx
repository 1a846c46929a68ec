import type { ServiceSummary } from '@sanad/contracts'
import { usePreloadOnIntent } from '@sanad/web-kit'
import type { ComponentProps } from 'react'
import { type AppDispatch, useAppDispatch } from '../state/app-state.ts'
import { ApplicationLink } from './application-link.tsx'
import { serviceTarget } from './service-target.ts'

type ServiceLinkProps = Omit<ComponentProps<typeof ApplicationLink>, 'to' | 'applicationId'> & {
  service: Pick<ServiceSummary, 'id' | 'payment_status'>
}

/** Links to an application; prefetches its screen and data on hover, focus or touch. */
export function ServiceLink({ service, ...rest }: ServiceLinkProps) {
  const to = serviceTarget(service)
  const { onFocus: preloadScreen } = usePreloadOnIntent(to)
  const dispatch = useAppDispatch()
  const preload = () => {
    preloadScreen()
    // The screen itself reports a failure.
    prefetch(dispatch, service.id).catch(() => {})
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

/** The schema of a whole application comes with the first link that is pointed at. */
async function prefetch(dispatch: AppDispatch, userServiceId: string): Promise<void> {
  const { applicationApi } = await import('./application-api.ts')
  const read = applicationApi.util.prefetch
  dispatch(read('getServiceDetails', { params: { userServiceId } }, { ifOlderThan: 30 }))
}
