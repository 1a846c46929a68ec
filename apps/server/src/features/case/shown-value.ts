import { type AskedFieldKey, applicationFields, maskEmail, maskMobile } from '@sanad/domain'
import { isSealed, type SealedValue } from '../../platform/sealed-value.ts'

/** What answers show of a stored field; empty where there is none. */
export function shownValue(stored: string | SealedValue | undefined): string {
  return isSealed(stored) ? stored.mask : (stored ?? '')
}

/** What the holder of a link is shown, which may have come into other hands: no address, no number. */
export function shownToLink(key: AskedFieldKey, stored: string | SealedValue | undefined): string {
  const value = shownValue(stored)
  const { type, identifier } = applicationFields[key]
  if (value === '') return value
  if (identifier === 'mobile') return maskMobile(value)
  return type === 'email' ? maskEmail(value) : value
}
