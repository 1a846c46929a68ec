import {
  type AskedFieldKey,
  checkGstin,
  documentState,
  type FormValues,
  findState,
  type Recipient,
} from '@sanad/domain'
import type { BilledApplication } from './billed-application.ts'
import { recipientAddresses } from './recipient-fields.ts'

/** Recipient of a document: the firm, if the application is for one. */
export function recipientOf(application: BilledApplication): Recipient {
  const { fields, nameOfPerson, stateId } = application
  const firm = application.nameOfFirm ?? textOf(fields, 'name_of_firm')
  return {
    name: firm ?? nameOfPerson,
    contact: firm ? nameOfPerson : null,
    address: addressOf(application, firm !== null),
    gstin: gstinOf(fields),
    state: stateId === null ? null : documentState(stateId),
  }
}

function addressOf({ fields, customerAddress }: BilledApplication, isFirm: boolean): string | null {
  const sets = [...(isFirm ? recipientAddresses.firm : []), ...recipientAddresses.person]
  // City and district often have the same name.
  const written = sets.map((keys) =>
    [...new Set(keys.flatMap((key) => partOf(fields, key) ?? []))].join(', '),
  )
  return written.find((address) => address !== '') ?? customerAddress
}

/** The state is stored as its id. */
function partOf(fields: FormValues, key: AskedFieldKey): string | null {
  const text = textOf(fields, key)
  return key.endsWith('state') ? (findState(Number(text))?.name.en ?? null) : text
}

function gstinOf(fields: FormValues): string | null {
  const given = textOf(fields, 'gst_number') ?? textOf(fields, 'GSTIN_number')
  if (given === null || textOf(fields, 'gst_radio') === 'no') return null
  const checked = checkGstin(given)
  return checked.ok ? checked.value : null
}

function textOf(fields: FormValues, key: AskedFieldKey): string | null {
  const value = fields[key]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
