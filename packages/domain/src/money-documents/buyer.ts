import { oneLine } from '../fields/one-line.ts'
import { accept, type Checked, refuse } from '../identifiers/checked.ts'
import { checkGstin, findStateOfGstin, type GstinReason, isGstinFromAbroad } from '../identifiers/gstin.ts'
import { isWholeAddress } from './postal-address.ts'

/** Whom money documents are made out to, as the customer said it. Without a GSTIN they count as unregistered. */
export type Buyer = { gstin: string | null; legalName: string | null; address: string | null }

export type BuyerGstinReason = GstinReason | 'gstin_abroad' | 'gstin_own'

export type BuyerProblem = { field: keyof Buyer; reason: BuyerGstinReason | 'empty' | 'address_parts' }

type BuyerTerms = {
  /** Staff name a buyer without a GSTIN too; customers are named by firm and profile. */
  isNamed?: boolean
  /** Nobody sells to themselves. */
  supplierGstin?: string | undefined
}

/**
 * A GSTIN that documents can be made out to. With a registered recipient the place of supply is the State of the
 * registration (IGST Act, section 12(2)); a number from abroad (OIDAR) names none.
 */
export function checkBuyerGstin(text: string, { supplierGstin }: BuyerTerms = {}): Checked<BuyerGstinReason> {
  const gstin = checkGstin(text)
  if (!gstin.ok) return gstin
  if (isGstinFromAbroad(gstin.value)) return refuse('gstin_abroad')
  if (gstin.value === supplierGstin) return refuse('gstin_own')
  return accept(gstin.value)
}

/**
 * Checks what was typed. A registered buyer's invoice needs the name and the whole address of the registration, whose PIN
 * code an invoice registration portal asks for too.
 */
export function checkBuyer(
  given: Record<keyof Buyer, string>,
  terms: BuyerTerms = {},
): { ok: true; buyer: Buyer } | { ok: false; problems: BuyerProblem[] } {
  const [typed, name, place] = [given.gstin, oneLine(given.legalName), given.address].map((text) =>
    text.trim(),
  )
  const legalName = name || null
  const address = place || null
  if (!typed)
    return { ok: true, buyer: { gstin: null, legalName: terms.isNamed ? legalName : null, address } }
  const gstin = checkBuyerGstin(typed, terms)
  const problems: BuyerProblem[] = [
    ...(gstin.ok ? [] : [{ field: 'gstin', reason: gstin.reason } as const]),
    ...(legalName ? [] : [{ field: 'legalName', reason: 'empty' } as const]),
    ...addressProblems(address),
  ]
  if (!gstin.ok || problems.length > 0) return { ok: false, problems }
  return { ok: true, buyer: { gstin: gstin.value, legalName, address } }
}

function addressProblems(address: string | null): BuyerProblem[] {
  if (!address) return [{ field: 'address', reason: 'empty' }]
  return isWholeAddress(address) ? [] : [{ field: 'address', reason: 'address_parts' }]
}

/** Taxable rupees from which an unregistered recipient's address is on the invoice (rule 46(e) of the CGST Rules). */
export const addressNeededFrom = 50_000

export type BillingGap =
  | 'state_missing'
  | 'gstin_state_mismatch'
  | 'buyer_details_missing'
  | 'address_missing'

/** A GSTIN came alone, or with half an address: name and address of the registration are still to be asked. */
export function lacksRegistration(buyer: Buyer | null): boolean {
  return buyer?.gstin != null && !(buyer.legalName && isWholeAddress(buyer.address ?? ''))
}

export type Billing = {
  buyer: Buyer | null
  stateId: number | null
  /** From form or profile, where none was given for the invoice. */
  address: string | null
  /** Taxable value of everything that is still to be paid. */
  taxableRupees: number
}

/** What keeps the documents of a first payment from being right; undefined if nothing does. */
export function findBillingGap({ buyer, stateId, address, taxableRupees }: Billing): BillingGap | undefined {
  if (stateId === null) return 'state_missing'
  const registered = buyer?.gstin ? findStateOfGstin(buyer.gstin) : undefined
  if (registered && registered.id !== stateId) return 'gstin_state_mismatch'
  if (lacksRegistration(buyer)) return 'buyer_details_missing'
  if (buyer?.gstin || taxableRupees < addressNeededFrom) return undefined
  if (!isWholeAddress(buyer?.address ?? address ?? '')) return 'address_missing'
  return undefined
}
