import { checkGstin, findStateOfGstin } from '../identifiers/gstin.ts'
import { findState, STATES, type State } from '../identifiers/indian-states.ts'
import { canPinCodeBeIn } from '../identifiers/pin-code-state.ts'
import { postalAddress } from './postal-address.ts'

type BuyerDoubt = 'address_state_mismatch' | 'pin_state_mismatch'

type Doubted = Record<'gstin' | 'address', string> & {
  /** The State of the application, which decides the tax of a buyer without a GSTIN. */
  stateId?: number | null
}

/**
 * What of a buyer's address is worth a second look: another State's PIN code; in that of a registration also another
 * State's name. Never a refusal: borders of the post and of the States differ, and the registration says what is right.
 */
export function findBuyerDoubt({ gstin, address, stateId = null }: Doubted): BuyerDoubt | undefined {
  if (address.trim() === '') return undefined
  const { pin } = postalAddress(address, '')
  const fits = ({ gstCode }: State) => pin === undefined || canPinCodeBeIn(String(pin), gstCode)
  if (gstin.trim() === '') {
    const chosen = stateId === null ? undefined : findState(stateId)
    return chosen && !fits(chosen) ? 'pin_state_mismatch' : undefined
  }
  const state = checkGstin(gstin).ok ? findStateOfGstin(gstin) : undefined
  if (state === undefined) return undefined
  if (namesOtherState(address, state)) return 'address_state_mismatch'
  return fits(state) ? undefined : 'pin_state_mismatch'
}

/** A part of the address that is another State's name, and none that is this one's. */
function namesOtherState(address: string, own: State): boolean {
  const parts = address.split(/[,;\n]/).map((part) =>
    part
      .replace(/[\d\s.–-]+$/u, '')
      .trim()
      .toLowerCase(),
  )
  const named = STATES.filter(({ name }) => parts.includes(name.en.toLowerCase()))
  return named.length > 0 && !named.some(({ id }) => id === own.id)
}
