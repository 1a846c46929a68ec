import type { LinkedApplication } from '@sanad/contracts'
import { paths } from '../../shared/routing/paths.ts'

type Destination = Pick<LinkedApplication, 'payment_status' | 'redirect'>

/** Where a verified customer goes: to the application, or to its payment (OT-10). */
export function afterVerification({ payment_status, redirect }: Destination): string {
  return payment_status === 1 || redirect === 'userDashboard' ? paths.service : paths.paymentConfirmation
}
