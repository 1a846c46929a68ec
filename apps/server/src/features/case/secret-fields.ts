import { type FieldDefinition, hiddenText, maskIdentifier } from '@sanad/domain'
import type { KeyRing } from '../../platform/key-ring.ts'
import { hashText } from '../../platform/keyed-hash.ts'
import { type SealedValue, sealText } from '../../platform/sealed-value.ts'

/** Encrypted at rest and only ever shown masked: Aadhaar, PAN and passwords. */
export function isSecretField({ type, identifier }: FieldDefinition): boolean {
  return identifier === 'aadhaar' || identifier === 'pan' || type === 'password'
}

/**
 * Encrypts the value with its place as associated data, and adds the mask that answers show. A PAN has a hash too, by
 * which staff may look for it; an Aadhaar number has none, so that nothing can.
 */
export function sealFieldValue(
  keys: KeyRing,
  { applicationId, field, text }: { applicationId: string; field: FieldDefinition; text: string },
): SealedValue {
  const sealed = { mask: maskOf(field, text), sealed: sealText(keys, placeOf(applicationId, field.id), text) }
  return field.identifier === 'pan' ? { ...sealed, found_by: hashText(keys, text) } : sealed
}

/** Associated data of the encryption: a ciphertext that was copied to another row or field does not decrypt. */
export function placeOf(applicationId: string, fieldId: string): string {
  return `${applicationId}/${fieldId}`
}

function maskOf({ type, identifier }: FieldDefinition, text: string): string {
  if (type === 'password') return hiddenText
  return identifier ? maskIdentifier(identifier, text) : text.slice(-4).padStart(8, '•')
}
