import type { AskedFieldKey } from '../fields/application-field-keys.ts'
import type { FormValues } from '../fields/check-application-form.ts'
import { findState } from '../identifiers/indian-states.ts'

/** Address fields in writing order; the first set that has a value is used. */
export const recipientAddresses = {
  firm: [
    ['office_address', 'office_city', 'office_district', 'office_state', 'office_pincode'],
    ['plant_address', 'plant_city', 'plant_district', 'plant_state', 'plant_pincode'],
  ],
  person: [['house_no', 'address', 'village', 'city', 'district', 'state', 'pincode']],
} as const satisfies Record<string, readonly (readonly AskedFieldKey[])[]>

/** The address that a form gave, as documents print it. */
export function addressOfForm(fields: FormValues, { isFirm }: { isFirm: boolean }): string | null {
  const sets = [...(isFirm ? recipientAddresses.firm : []), ...recipientAddresses.person]
  // City and district often have the same name.
  const written = sets.map((keys) =>
    [...new Set(keys.flatMap((key) => partOf(fields, key) ?? []))].join(', '),
  )
  return written.find((address) => address !== '') ?? null
}

/** The State is stored as its id. */
function partOf(fields: FormValues, key: AskedFieldKey): string | undefined {
  const text = fields[key]?.trim()
  if (!text) return undefined
  return key.endsWith('state') ? findState(Number(text))?.name.en : text
}
