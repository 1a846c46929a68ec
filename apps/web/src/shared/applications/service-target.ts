import { paths } from '../routing/paths.ts'

/** The screen of an application: an unpaid one is paid first. */
export function serviceTarget({ payment_status }: { payment_status: 0 | 1 }): string {
  return payment_status === 1 ? paths.service : paths.paymentService
}
