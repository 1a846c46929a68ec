import { askedFieldKeys, type FormValues } from '@sanad/domain'
import type { KeyRing } from '../../platform/key-ring.ts'
import { isSealed, openText } from '../../platform/sealed-value.ts'
import { placeOf } from './secret-fields.ts'
import type { StoredFields } from './stored-fields.ts'

/** Decrypts the stored fields for rules that compare them; never for an answer. */
export function openFields(keys: KeyRing, applicationId: string, stored: StoredFields): FormValues {
  const entries = askedFieldKeys.flatMap((name) => {
    const value = stored[name]
    if (value === undefined) return []
    return [[name, isSealed(value) ? openText(keys, placeOf(applicationId, name), value.sealed) : value]]
  })
  return Object.fromEntries(entries)
}
