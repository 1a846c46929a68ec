import type { SearchHit } from '@sanad/contracts/staff'
import { applicationPath, customerPath, ticketPath } from '../../shared/routing/paths.ts'

/** Where a hit leads: money to its application, a customer to their page. */
export function hitPath({ kind, id, application_id }: SearchHit): string {
  if (kind === 'ticket') return ticketPath(id)
  if (kind === 'customer') return customerPath(id)
  return applicationPath(application_id ?? id)
}
