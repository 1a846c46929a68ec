import { currentTotpCode } from '../features/desk/people/factors/totp.ts'
import type { SecondFactorCode } from '../platform/messages/outbox-page.ts'
import { demoAccounts, demoStaff } from './demo-people.ts'

/** What the authenticators of the demonstration's members show now. */
export function listDemoCodes(): SecondFactorCode[] {
  return [demoStaff, demoAccounts].map(({ email, totpSecret }) => ({
    email,
    code: currentTotpCode(totpSecret),
  }))
}
