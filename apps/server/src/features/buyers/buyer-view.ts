import type { ServiceApplication } from '@sanad/contracts'
import { addressNeededFrom, type Buyer, lacksRegistration, type PricedStanding } from '@sanad/domain'

interface Known {
  readonly buyer: Buyer | null
  /** From the customer's profile. */
  readonly address: string | null
  readonly homeStateId: number
}

/** Whom the documents are made out to, with what else the payment needs to know. */
export function toBuyerView(
  { buyer, address, homeStateId }: Known,
  { allowedActions, paymentStatus, quote }: PricedStanding,
): ServiceApplication['buyer'] {
  const full = quote('full')
  return {
    gstin: buyer?.gstin ?? null,
    legal_name: buyer?.legalName ?? null,
    // The address of a registration is not that of the profile.
    address: buyer?.gstin ? buyer.address : (buyer?.address ?? address),
    may_change: allowedActions.includes('change_buyer'),
    address_needed:
      paymentStatus === 0 &&
      full.ok &&
      (full.quote.subtotal >= addressNeededFrom || lacksRegistration(buyer)),
    home_state_id: homeStateId,
  }
}
