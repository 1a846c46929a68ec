import { spacedNumber } from '../help/phone-text.ts'

/** How somebody is reached, in one line. */
export function waysTo({ email, phone_number }: { email: string; phone_number: string | null }): string {
  return [phone_number && spacedNumber(phone_number), email].filter(Boolean).join(', ')
}
