import type { ServiceApplication } from '@sanad/contracts'
import type { Location } from 'react-router'
import { findUserServiceId } from '../routing/find-user-service-id.ts'
import { servicePath, serviceState } from '../routing/paths.ts'
import { serviceTarget } from './service-target.ts'

interface Place {
  readonly to: string
  readonly state: ReturnType<typeof serviceState>
}

/** The address and the navigation state of an application's screen; undefined for a location that has both. */
export function findServicePlace(
  { id, payment_status }: Pick<ServiceApplication['serviceDetails'], 'id' | 'payment_status'>,
  { pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>,
): Place | undefined {
  const to = servicePath(serviceTarget({ payment_status }), id)
  if (pathname + search === to && findUserServiceId(state) === id) return undefined
  return { to, state: serviceState(id) }
}
