import { findState } from '../identifiers/indian-states.ts'
import { hasOwnersPan, isTypeOfOrganisation } from '../identifiers/pan.ts'
import { findPanDoubt, type PanDoubt } from '../identifiers/pan-doubts.ts'
import { canPinCodeBeIn } from '../identifiers/pin-code-state.ts'
import type { AskedFieldKey } from './application-field-keys.ts'
import type { FormValues } from './check-application-form.ts'

export interface FormDoubt {
  readonly key: AskedFieldKey
  readonly doubt: PanDoubt | 'pin_state_mismatch' | 'gstin_state_mismatch'
}

const addresses = [
  ['pincode', 'state'],
  ['plant_pincode', 'plant_state'],
  ['office_pincode', 'office_state'],
] as const satisfies [AskedFieldKey, AskedFieldKey][]

/** What is worth a second look before the form goes out, and never refused. `person`: the applicant's name. */
export function findFormDoubts(values: FormValues, person: string | undefined): FormDoubt[] {
  const { personal_pan, company_pan_number, type_of_org, name_of_firm } = values
  const organisation = type_of_org && isTypeOfOrganisation(type_of_org) ? type_of_org : undefined
  // A proprietorship has the PAN of its owner, whose name is not the firm's.
  const isOwn = hasOwnersPan(organisation)
  const panDoubts = (
    key: AskedFieldKey,
    pan: string | undefined,
    holder: Parameters<typeof findPanDoubt>[1],
  ) => {
    const doubt = pan ? findPanDoubt(pan, holder) : undefined
    return doubt ? [{ key, doubt }] : []
  }
  return [
    ...panDoubts('personal_pan', personal_pan, { organisation: 'individual', name: person }),
    ...panDoubts('company_pan_number', company_pan_number, {
      organisation,
      name: isOwn ? person : name_of_firm,
    }),
    ...addresses.flatMap(([pin, state]): FormDoubt[] => {
      return fitsState(values[pin] ?? '', values[state]) ? [] : [{ key: pin, doubt: 'pin_state_mismatch' }]
    }),
  ]
}

/** Whether a PIN code can be in a State, by its id; it can where either is not given. */
export function fitsState(pin: string, stateId: string | undefined): boolean {
  const gstCode = findState(Number(stateId))?.gstCode
  return gstCode === undefined || canPinCodeBeIn(pin, gstCode)
}
