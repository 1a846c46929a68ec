import {
  type AskedFieldKey,
  addressOfForm,
  checkGstin,
  documentState,
  type FormValues,
  findState,
  findStateOfGstin,
  type Recipient,
} from '@sanad/domain'
import type { BilledApplication } from './billed-application.ts'

/** Recipient of a document: whom the customer named for it; otherwise the firm, if the application is for one. */
export function recipientOf(application: BilledApplication, stateId: number | null): Recipient {
  const { fields, nameOfPerson, buyer } = application
  const firm = application.nameOfFirm ?? textOf(fields, 'name_of_firm')
  const name = buyer?.legalName ?? firm ?? nameOfPerson
  const state = stateId === null ? null : documentState(stateId)
  return {
    name,
    contact: name === nameOfPerson ? null : nameOfPerson,
    address:
      buyer?.address ?? addressOfForm(fields, { isFirm: firm !== null }) ?? application.customerAddress,
    gstin: buyer?.gstin ?? (application.isAmended ? null : laterGstin(application)),
    state,
  }
}

/** The State of an address that the form gave. */
export function findStateOnRecord({ fields }: BilledApplication): number | undefined {
  const given = [fields.office_state, fields.plant_state, fields.state]
  return given.map((id) => findState(Number(id))?.id).find((id) => id !== undefined)
}

/**
 * A GSTIN that form or information gave before every such entry was taken for the buyer's (`adoptGstin`). One of another
 * State is not the buyer's: the tax was charged for this one.
 */
function laterGstin({ fields, laterGstins, stateId }: BilledApplication): string | null {
  const ofForm = textOf(fields, 'gst_radio') === 'no' ? [] : [fields.gst_number, fields.GSTIN_number]
  for (const given of [...ofForm, ...laterGstins]) {
    const checked = checkGstin(typeof given === 'string' ? given : '')
    if (checked.ok && findStateOfGstin(checked.value)?.id === stateId) return checked.value
  }
  return null
}

function textOf(fields: FormValues, key: AskedFieldKey): string | null {
  const value = fields[key]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
