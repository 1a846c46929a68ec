import { NETWORK_LIMITS } from '@sanad/domain'
import { createAddressLimit } from '../../../platform/http/address-limit.ts'
import type { RateLimit } from '../../../platform/http/rate-limit.ts'
import type { Services } from '../../../platform/services.ts'

/** Logins of strangers per network, against user enumeration. A login that is proved in the end gives its point back. */
export function createLoginLimit(services: Pick<Services, 'db' | 'config'>): RateLimit {
  return createAddressLimit(services, { name: 'login', ...NETWORK_LIMITS.logins })
}
