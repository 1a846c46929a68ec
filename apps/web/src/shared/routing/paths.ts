/** Every address of the app, below the base path. */
export const basePath = '/user'

export const paths = {
  login: '/',
  register: '/register',
  otpVerification: '/otp-verification',
  pageNotFound: '/page-not-found',
  dashboard: '/dashboard',
  services: '/dashboard/services',
  /** Receive `userServiceId` in navigation state: `{ state: serviceState(id) }`. */
  service: '/dashboard/service',
  paymentService: '/dashboard/payment-service',
} as const

/** Navigation state of the service screens. */
export const serviceState = (userServiceId: string) => ({ userServiceId })

/** A path with a query; undefined values are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
