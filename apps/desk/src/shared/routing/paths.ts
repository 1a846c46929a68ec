/** The router's `basename`, as in web-apps.ts. */
export const basePath = '/desk'

/** Every path of the desk, below the base path. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  review: '/applications/:applicationId/review',
  me: '/me',
  work: '/work',
  application: '/applications/:id',
} as const

export const workPath = (view: string) => `${paths.work}/${view}`
export const applicationPath = (id: string) => paths.application.replace(':id', id)
/** Where an application's documents are judged; `documentId` is the id of a document of the service. */
export function reviewPath(applicationId: string, documentId?: string): string {
  const path = paths.review.replace(':applicationId', applicationId)
  return documentId === undefined ? path : `${path}?d=${encodeURIComponent(documentId)}`
}

/** Where a piece of work is done; undefined where it belongs to no application. */
export function workItemPath({
  kind,
  application_id,
}: {
  readonly kind: string
  readonly application_id: string | null
}): string | undefined {
  if (application_id === null) return undefined
  return kind === 'documents' ? reviewPath(application_id) : applicationPath(application_id)
}
