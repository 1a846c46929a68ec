/** The router's `basename`, as in web-apps.ts. */
export const basePath = '/desk'

/** Every path of the desk, below the base path. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  review: '/applications/:applicationId/review',
  invitation: '/invitation',
  me: '/me',
  people: '/people',
  invite: '/people/invite',
  person: '/people/:id',
  work: '/work',
  application: '/applications/:id',
  tickets: '/tickets',
  consultations: '/consultations',
  calendar: '/settings/calendar',
  jobs: '/settings/jobs',
  money: '/money',
  ticket: '/tickets/:id',
  audit: '/audit',
  customer: '/customers/:id',
  privacy: '/privacy',
  search: '/search',
} as const

export const workPath = (view: string) => `${paths.work}/${view}`
export const ticketPath = (id: string) => paths.ticket.replace(':id', id)
export const customerPath = (id: string) => paths.customer.replace(':id', id)
export const personPath = (id: string) => paths.person.replace(':id', id)
/** With the ticket that one comes from, where it is one. */
export function applicationPath(id: string, ticketId?: string): string {
  const path = paths.application.replace(':id', id)
  return ticketId === undefined ? path : `${path}?${new URLSearchParams({ ticket: ticketId })}`
}
/** Where an application's documents are judged: a document of the service, and the earlier file that it is compared with. */
export function reviewPath(applicationId: string, documentId?: string, earlierFileId?: string): string {
  const path = paths.review.replace(':applicationId', applicationId)
  if (documentId === undefined) return path
  return `${path}?${new URLSearchParams({ d: documentId, ...(earlierFileId && { earlier: earlierFileId }) })}`
}

/** What the screen of the money shows, each on a tab of its own. */
export const moneyTabs = ['check', 'approve', 'due', 'documents'] as const
export type MoneyTab = (typeof moneyTabs)[number]

export const moneyPath = (tab: MoneyTab) => `${paths.money}?tab=${tab}`

/** Where a piece of work is done; undefined where it has no screen of its own. */
export function workItemPath({
  kind,
  subject_id,
  application_id,
  customer,
}: {
  readonly kind: string
  readonly subject_id: string
  readonly application_id: string | null
  readonly customer?: { readonly id: string } | null
}): string | undefined {
  if (kind === 'ticket') return ticketPath(subject_id)
  if (kind === 'consultation') return `${paths.consultations}?c=${subject_id}`
  if (['review', 'refund'].includes(kind)) return moneyPath('check')
  if (['refund_approval', 'discount'].includes(kind)) return moneyPath('approve')
  // Who was not reached is reached another way.
  if (kind === 'message' && customer) return `${customerPath(customer.id)}?kind=message`
  if (application_id === null) return undefined
  return kind === 'documents' ? reviewPath(application_id) : applicationPath(application_id)
}
