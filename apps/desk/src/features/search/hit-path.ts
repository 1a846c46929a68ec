import type { SearchHit } from '@sanad/contracts'
import { applicationPath, ticketPath, workPath } from '../../shared/routing/paths.ts'

/** Where a hit leads: money to its application, a customer to what is open of theirs. */
export function hitPath({ kind, id, application_id }: SearchHit): string {
  if (kind === 'ticket') return ticketPath(id)
  if (kind === 'customer') return `${workPath('all')}?customer=${id}`
  return applicationPath(application_id ?? id)
}
