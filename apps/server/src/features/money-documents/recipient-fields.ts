import type { AskedFieldKey } from '@sanad/domain'

/** Address fields in writing order; the first set that has a value is used. */
export const recipientAddresses = {
  firm: [
    ['office_address', 'office_city', 'office_district', 'office_state', 'office_pincode'],
    ['plant_address', 'plant_city', 'plant_district', 'plant_state', 'plant_pincode'],
  ],
  person: [['house_no', 'address', 'village', 'city', 'district', 'state', 'pincode']],
} as const satisfies Record<string, readonly (readonly AskedFieldKey[])[]>

/** Data minimisation: only these fields are decrypted for documents. */
export const recipientFields: readonly AskedFieldKey[] = [
  ...(['gst_radio', 'gst_number', 'GSTIN_number', 'name_of_firm'] as const),
  ...recipientAddresses.firm.flat(),
  ...recipientAddresses.person.flat(),
]
