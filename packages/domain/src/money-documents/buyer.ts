import { checkGstin, findStateOfGstin, type GstinReason } from '../identifiers/gstin.ts'
import { postalAddress } from './postal-address.ts'

/** Whom money documents are made out to, as the customer said it. Without a GSTIN they count as unregistered. */
export type Buyer = { gstin: string | null; legalName: string | null; address: string | null }

export type BuyerProblem = { field: keyof Buyer; reason: GstinReason | 'empty' | 'pin_missing' }

/**
 * Checks what was typed. A registered buyer's invoice needs the name and the address of the registration; one that is
 * registered at a portal also needs the PIN code in it.
 */
export function checkBuyer(
  given: Record<keyof Buyer, string>,
  { isPinNeeded = false }: { isPinNeeded?: boolean } = {},
): { ok: true; buyer: Buyer } | { ok: false; problems: BuyerProblem[] } {
  const [typed, name, place] = [given.gstin, given.legalName, given.address].map((text) => text.trim())
  const legalName = name || null
  const address = place || null
  if (!typed) return { ok: true, buyer: { gstin: null, legalName: null, address } }
  const gstin = checkGstin(typed)
  const problems: BuyerProblem[] = [
    ...(gstin.ok ? [] : [{ field: 'gstin', reason: gstin.reason } as const]),
    ...(legalName ? [] : [{ field: 'legalName', reason: 'empty' } as const]),
    ...addressProblems(address, isPinNeeded),
  ]
  if (!gstin.ok || problems.length > 0) return { ok: false, problems }
  return { ok: true, buyer: { gstin: gstin.value, legalName, address } }
}

function addressProblems(address: string | null, isPinNeeded: boolean): BuyerProblem[] {
  if (!address) return [{ field: 'address', reason: 'empty' }]
  const isPinMissing = isPinNeeded && postalAddress(address, '').pin === undefined
  return isPinMissing ? [{ field: 'address', reason: 'pin_missing' }] : []
}

/** Taxable rupees from which an unregistered recipient's address is on the invoice (rule 46(e) of the CGST Rules). */
export const addressNeededFrom = 50_000

export type BillingGap = 'state_missing' | 'gstin_state_mismatch' | 'address_missing'

export type Billing = {
  buyer: Buyer | null
  stateId: number | null
  /** An address that is known from elsewhere, such as the profile. */
  hasAddress: boolean
  /** Taxable value of everything that is still to be paid. */
  taxableRupees: number
}

/** What keeps the documents of a first payment from being right; undefined if nothing does. */
export function findBillingGap({
  buyer,
  stateId,
  hasAddress,
  taxableRupees,
}: Billing): BillingGap | undefined {
  if (stateId === null) return 'state_missing'
  const registered = buyer?.gstin ? findStateOfGstin(buyer.gstin) : undefined
  if (registered && registered.id !== stateId) return 'gstin_state_mismatch'
  if (taxableRupees >= addressNeededFrom && !buyer?.address && !hasAddress) return 'address_missing'
  return undefined
}
