import type { BuyerDoubt } from '@sanad/domain'

type Words = Record<'address_state_mismatch' | 'pin_state_mismatch' | 'pin_doubt', string>

/** A doubt about the address of a registration, in words. */
export const buyerDoubtTexts = (reasons: Words): Record<BuyerDoubt, string> => ({
  address_state_mismatch: reasons.address_state_mismatch,
  pin_state_mismatch: reasons.pin_state_mismatch,
  pin_missing: reasons.pin_doubt,
})
