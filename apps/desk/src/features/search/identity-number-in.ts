import { checkIdentifier } from '@sanad/domain'

export interface IdentityNumber {
  readonly kind: 'pan' | 'aadhaar' | 'begun'
  readonly value: string
}

/** The identity number that was typed, or a PAN of which letters are still missing. */
export function identityNumberIn(text: string): IdentityNumber | undefined {
  for (const kind of ['pan', 'aadhaar'] as const) {
    const checked = checkIdentifier(kind, text)
    if (checked.ok) return { kind, value: checked.value }
  }
  const compact = text.replace(/[\s-]/g, '')
  return /^[a-z]{5}\d{2,4}$/i.test(compact) ? { kind: 'begun', value: compact } : undefined
}
