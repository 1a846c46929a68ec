import type { SameAsField } from '../fields/application-field-keys.ts'
import { hasPan, panOfGstin } from '../identifiers/gstin.ts'
import { isPanOfPerson } from '../identifiers/pan.ts'
import type { Buyer } from './buyer.ts'
import { postalAddress } from './postal-address.ts'

/**
 * What the details of an invoice say of what is asked: a GSTIN holds the PAN, the address its PIN code. `hasOwnersPan`: the
 * organisation has the PAN of its owner.
 */
export function findInvoiceAnswer(
  key: SameAsField,
  { gstin, address }: Buyer,
  { hasOwnersPan }: { hasOwnersPan: boolean },
): string | undefined {
  const pan = gstin !== null && hasPan(gstin) ? panOfGstin(gstin) : undefined
  switch (key) {
    case 'gst_radio':
      return gstin === null ? undefined : 'yes'
    case 'company_pan_number':
      return pan
    case 'personal_pan':
      return pan !== undefined && hasOwnersPan && isPanOfPerson(pan) ? pan : undefined
    case 'office_address':
      return address ?? undefined
    case 'office_pincode':
      return address === null ? undefined : postalAddress(address, '').pin?.toString()
    default:
      return undefined
  }
}
