import type { AskedFieldKey } from '@sanad/domain'

/** In the order in which an address is written; the first set with something in it is taken. */
export const recipientAddresses = {
  firm: [
    ['office_address', 'office_city', 'office_district', 'office_state', 'office_pincode'],
    ['plant_address', 'plant_city', 'plant_district', 'plant_state', 'plant_pincode'],
  ],
  person: [['house_no', 'address', 'village', 'city', 'district', 'state', 'pincode']],
} as const satisfies Record<string, readonly (readonly AskedFieldKey[])[]>

/** What an application's documents need of its fields; nothing else is opened for them. */
export const recipientFields: readonly AskedFieldKey[] = [
  ...(['gst_radio', 'gst_number', 'GSTIN_number', 'name_of_firm'] as const),
  ...recipientAddresses.firm.flat(),
  ...recipientAddresses.person.flat(),
]
