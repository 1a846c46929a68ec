import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { LoadingState } from '@sanad/ui'
import { isApiError, useErrorText, useMessages } from '@sanad/web-kit'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useGetServiceDetailsQuery } from '../../shared/applications/application-api.ts'
import { findServicePlace } from '../../shared/applications/find-service-place.ts'
import { findUserServiceId } from '../../shared/routing/find-user-service-id.ts'
import { applicationParameter } from '../../shared/routing/paths.ts'
import { ServiceEmpty, ServiceError } from './service-states.tsx'

/** What is shown instead of what is read, until it is undefined again; meanwhile no other page is gone to. */
export type KeepShown = (application: ServiceApplication | undefined) => void

interface ServiceDetailProps {
  children: (application: ServiceApplication, keep: KeepShown) => ReactNode
}

/** Loads the application that the navigation state names, or the address; renders its children with it. */
export function ServiceDetail({ children }: ServiceDetailProps) {
  const texts = useMessages(serviceDetailMessages)
  const { state, search } = useLocation()
  const id = findUserServiceId(state) || new URLSearchParams(search).get(applicationParameter)
  if (!id) return <ServiceError message={texts.noId} hint={texts.noIdHint} />
  return (
    <LoadedService key={id} id={id}>
      {children}
    </LoadedService>
  )
}

function LoadedService({ id, children }: ServiceDetailProps & { id: string }) {
  const texts = useMessages(serviceDetailMessages)
  const errorText = useErrorText()
  const location = useLocation()
  const [kept, keep] = useState<ServiceApplication>()
  const { data, error, isLoading, refetch } = useGetServiceDetailsQuery(
    { params: { userServiceId: id } },
    { refetchOnMountOrArgChange: 30 },
  )
  if (isLoading) return <LoadingState label={texts.loading} />
  if (kept) return children(kept, keep)
  // Not found, even with cached data: it was deleted meanwhile. A mistyped address is none either.
  if (isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_request')) {
    return <ServiceEmpty />
  }
  if (!data) {
    return (
      <ServiceError
        message={errorText(error, texts.loadFailed)}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  // One step for all, before the screen is rendered: each is another render of the frame.
  const place = findServicePlace(data.data.serviceDetails, location)
  if (place) return <Navigate {...place} replace />
  return children(data.data, keep)
}
