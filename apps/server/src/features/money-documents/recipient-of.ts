import {
  type AskedFieldKey,
  checkGstin,
  documentState,
  type FormValues,
  findState,
  type Recipient,
} from '@sanad/domain'
import type { BilledApplication } from './billed-application.ts'

/** In the order in which an address is written; the first set with something in it is taken. */
const addresses = {
  firm: [
    ['office_address', 'office_city', 'office_district', 'office_state', 'office_pincode'],
    ['plant_address', 'plant_city', 'plant_district', 'plant_state', 'plant_pincode'],
  ],
  person: [['house_no', 'address', 'village', 'city', 'district', 'state', 'pincode']],
} as const satisfies Record<string, readonly (readonly AskedFieldKey[])[]>

/** What an application's documents need of its fields; nothing else is opened for them. */
export const recipientFields: readonly AskedFieldKey[] = [
  ...(['gst_radio', 'gst_number', 'GSTIN_number', 'name_of_firm'] as const),
  ...addresses.firm.flat(),
  ...addresses.person.flat(),
]

/** To whom a document is issued: the firm, where the application is for one. */
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
  const sets = [...(isFirm ? addresses.firm : []), ...addresses.person]
  // A city and its district often have one name.
  const written = sets.map((keys) =>
    [...new Set(keys.flatMap((key) => partOf(fields, key) ?? []))].join(', '),
  )
  return written.find((address) => address !== '') ?? customerAddress
}

/** A state is kept as its id. */
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
