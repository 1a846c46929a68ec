import { type AskedFieldKey, applicationFields, maskEmail, maskMobile } from '@sanad/domain'
import { isSealed, type SealedValue } from '../../platform/sealed-value.ts'

/** A stored field as answers show it, encrypted ones by their mask; empty where there is none. */
export function shownValue(stored: string | SealedValue | undefined): string {
  return isSealed(stored) ? stored.mask : (stored ?? '')
}

/** As shown to the holder of a link, who is not authenticated: e-mail and mobile masked as well. */
export function shownToLink(key: AskedFieldKey, stored: string | SealedValue | undefined): string {
  const value = shownValue(stored)
  const { type, identifier } = applicationFields[key]
  if (value === '') return value
  if (identifier === 'mobile') return maskMobile(value)
  return type === 'email' ? maskEmail(value) : value
}
