import { type FieldDefinition, maskIdentifier } from '@sanad/domain'
import type { KeyRing } from '../../platform/key-ring.ts'
import { type SealedValue, sealText } from '../../platform/sealed-value.ts'

/** Kept sealed and never shown in full again: Aadhaar, PAN and passwords. */
export function isSecretField({ type, identifier }: FieldDefinition): boolean {
  return identifier === 'aadhaar' || identifier === 'pan' || type === 'password'
}

/** The value as it is stored: sealed for its place, with the mask that answers show. */
export function sealFieldValue(
  keys: KeyRing,
  { applicationId, field, text }: { applicationId: string; field: FieldDefinition; text: string },
): SealedValue {
  return { mask: maskOf(field, text), sealed: sealText(keys, placeOf(applicationId, field.id), text) }
}

/** Where a value belongs; sealed with it, so that it opens nowhere else. */
export function placeOf(applicationId: string, fieldId: string): string {
  return `${applicationId}/${fieldId}`
}

function maskOf({ type, identifier }: FieldDefinition, text: string): string {
  if (type === 'password') return '••••••••'
  return identifier ? maskIdentifier(identifier, text) : text.slice(-4).padStart(8, '•')
}
