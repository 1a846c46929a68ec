import { type AskedFieldKey, recipientAddresses } from '@sanad/domain'

/** Data minimisation: only these fields are decrypted for documents. */
export const recipientFields: readonly AskedFieldKey[] = [
  ...(['gst_radio', 'gst_number', 'GSTIN_number', 'name_of_firm'] as const),
  ...recipientAddresses.firm.flat(),
  ...recipientAddresses.person.flat(),
]
